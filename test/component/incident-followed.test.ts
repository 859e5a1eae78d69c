/** What followed from an incident, told in one line everywhere; and what becomes of it when it is struck. */
import { describe, expect, it } from 'vitest';
import type { Consequences } from '../../src-core/contract/desk-api.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { nothing } from './nothing-follows.ts';

const [en, es] = [dictionaries.en.screen, dictionaries.es.screen];

describe('what followed', () => {
  it('tells the duty of a touched piece, in the letters of the language', () => {
    expect(en.decided.followed(nothing, ['Nf6', 'Nh6'])).toBe('must play Nf6 Nh6');
    expect(es.decided.followed(nothing, ['Nf6', 'Nh6'])).toBe('debe jugar Cf6 Ch6');
  });

  it('is that the game goes on where nothing else is', () => {
    expect(en.decided.followed(nothing, [])).toBe('the game goes on');
    expect(es.decided.followed(nothing, [])).toBe('la partida sigue');
  });
});

describe('a penalty of 12.9', () => {
  const penalty = { by: 'white', ms: null, points: null, note: '' } as const;
  const more = { ...penalty, code: 'moreTimeToOpponent', ms: 120_000 } as const;

  it('names who is given something, and else whose fault it was', () => {
    expect(en.decided.penaltySays(more)).toBe('More time to the opponent, 2 min (for Black)');
    expect(es.decided.penaltySays(more)).toBe('Más tiempo al adversario, 2 min (para las negras)');
    expect(en.decided.penaltySays({ ...penalty, code: 'warning' })).toBe('Warning (White)');
    expect(es.decided.penaltySays({ ...penalty, code: 'warning' })).toBe('Advertencia (blancas)');
  });
});

describe('an incident struck', () => {
  const act: Consequences = {
    ...nothing,
    time: { to: 'black', ms: 120_000 },
    illegal: { white: 1, black: 0 },
  };

  it('says what becomes of the time it gave and of what it counted', () => {
    expect(en.decided.undone(act, null)).toEqual([
      'its time is taken back on the desk’s clock; set any other clock by hand',
      'the illegal act of White no longer counts',
    ]);
    expect(es.decided.undone(act, null)).toHaveLength(2);
  });

  it('says that moves come back, and that a duty ends', () => {
    const back = { ...nothing, restoreToPly: 1, back: { moves: 1, after: null }, allowed: ['g8f6'] };
    expect(en.decided.undone(back, null)).toEqual([
      'the moves it took back are in the game again',
      'it no longer says what must be played',
    ]);
  });

  it('has nothing to say where nothing followed', () => {
    expect(en.decided.undone(nothing, null)).toEqual([]);
  });
});

describe.each(['es', 'en'] as const)('rulings in %s', (language) => {
  const { laws } = dictionaries[language].screen;
  const counts = (quietPlies: number) => laws.points.counts({ count: 3, quietPlies, claimableNow: [] });

  it('count moves as chess people do, never plies', () => {
    expect(counts(24)).toContain(language === 'en' ? '12 moves by each side' : '12 jugadas de cada bando');
    expect(counts(25)).toContain('12½');
    expect(`${counts(24)} ${laws.points.restore({ ply: 4 })}`).not.toMatch(/\bpl(y|ies)\b|media/);
  });
});
