/** The slip of a ruling for the players: on what it rests stands on it, as on the screen. */
import { describe, expect, it } from 'vitest';
import type { Incident } from '../../src-core/contract/desk-api.ts';
import { documentOf } from '../../src-core/desk/index.ts';
import { firstRound } from '../desk/arbiter.ts';
import type { Arbiter } from '../desk/arbiter.ts';
import { OWN, decideOf } from '../desk/incidents.ts';
import type { Told } from '../desk/incidents.ts';

type Language = 'es' | 'en';
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';
const claim = { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false } as const;
const flag: Incident = { kind: 'flagFall', flag: 'white', requiredMovesCompleted: false };

/** The slip of the only incident of board 1, as a browser reads it. */
function slip(desk: Arbiter, incident: Incident, lang: Language, told: Told): Document {
  desk.does(decideOf(incident, told));
  const seq = desk.board().arbiter.incidents[0]?.seq ?? 0;
  const { text } = documentOf(desk.state, desk.people, { kind: 'slip', seq, lang, paper: 'a4' });
  return new DOMParser().parseFromString(text, 'text/html');
}

const textOf = (document: Document): string => document.querySelector('main')?.textContent ?? '';

/** The items of the list under a heading. */
function listUnder(document: Document, heading: string): readonly string[] {
  const found = [...document.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === heading);
  const list = found?.nextElementSibling;
  return [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

/** An ending at board 1. */
function ending(fen: string): Arbiter {
  const desk = firstRound();
  const set = { type: 'setStartPosition', round: 1, board: 1, variant: 'standard' } as const;
  desk.does({ ...set, position: fen, reason: 'an ending' });
  return desk;
}

describe('9.2 the slip of a repetition claimed', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'Times the position was there', ['start position', 'after 2… Ng8', 'after 4… Ng8']],
    ['es', 'Las veces que ha estado la posición', ['la posición inicial', 'tras 2… Cg8', 'tras 4… Cg8']],
  ])('lists each time the position stood there, in %s', (lang, heading, times) => {
    const document = slip(firstRound().plays(SHUFFLE), claim, lang, { expected: '1/2-1/2' });
    expect(listUnder(document, heading)).toEqual(times);
  });

  it('with the move announced as the last', () => {
    const desk = firstRound().plays(SHUFFLE.slice(0, -4));
    const announced: Incident = { ...claim, by: 'black', announcedMove: 'Ng8', written: true };
    const document = slip(desk, announced, 'es', { expected: '1/2-1/2' });
    expect(textOf(document)).toContain('con la jugada anunciada, 4… Cg8');
  });

  it('keeps them when the moves are struck later', () => {
    const desk = firstRound().plays(SHUFFLE);
    desk.does(decideOf(claim, { expected: '1/2-1/2' }));
    const [decided] = desk.board().arbiter.incidents;
    expect(decided?.ruling.occurrences?.map(({ ply }) => ply)).toEqual([0, 4, 8]);
  });
});

describe('6.9 the slip of a flag', () => {
  it.each<[Language, string]>([
    ['en', 'can still mate: '],
    ['es', 'Las negras aún pueden dar mate: '],
  ])('gives the whole proof line, in %s', (lang, says) => {
    const document = slip(ending('8/8/8/8/8/2k5/7q/K7 w - - 0 1'), flag, lang, { expected: '0-1' });
    const proof = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.includes(says));
    expect(proof?.textContent).toMatch(/#$/);
  });

  it.each<[Language, RegExp]>([
    ['en', /Black can no longer mate: .*king/],
    ['es', /Las negras ya no pueden dar mate: solo tienen el rey/],
  ])('says why there is none, in %s', (lang, says) => {
    const desk = ending('8/8/8/8/8/2k5/8/K6R w - - 0 1');
    expect(textOf(slip(desk, flag, lang, { expected: '1/2-1/2' }))).toMatch(says);
  });
});

describe('the hours on paper', () => {
  it.each([
    ['Europe/Madrid', /20 February 2026, 17:\d\d:\d\d \(CET\)/, /2026-02-20 17:\d\d/],
    ['Asia/Kolkata', /20 February 2026, 21:\d\d:\d\d \(GMT\+5:30\)/, /2026-02-20 21:\d\d/],
    [undefined, /20 February 2026, 16:\d\d:\d\d \(UTC\)/, /2026-02-20 16:\d\d/],
  ])('are those of the hall: %s', (zone, whole, short) => {
    const desk = firstRound();
    desk.does(decideOf(flag, { expected: '0-1' }));
    const [{ seq } = { seq: 0 }] = desk.board().arbiter.incidents;
    const style = { lang: 'en', paper: 'a4', ...(zone !== undefined && { zone }) } as const;
    const text = (query: { readonly kind: 'slip'; readonly seq: number } | { readonly kind: 'report' }) =>
      documentOf(desk.state, desk.people, { ...query, ...style }).text;
    expect(text({ kind: 'slip', seq })).toMatch(whole);
    expect(text({ kind: 'report' })).toMatch(short);
    expect(text({ kind: 'report' })).toContain(zone ?? 'UTC');
  });
});

describe('moves and men on the slip are in the letters of the reader', () => {
  const stands = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'.replace('RNBQKBNR', 'RNBQ1RK1');
  const told = { kind: 'boardAsItStands', by: 'white', noticedBy: 'opponent', clockPressed: true } as const;
  const answered = { opponentHasReplied: false, opponentCanMate: true, gameOver: false } as const;
  const rows: readonly (readonly [Incident, Language, readonly (readonly [string, string])[]])[] = [
    [
      {
        ...told,
        ...answered,
        stands,
        acts: ['e1-g1', 'h1-f1'],
        intention: 'e1e2',
        touchedBefore: ['d1', 'e4'],
      },
      'es',
      [
        ['Quería', 'Re2'],
        ['Qué se hizo', 'Re1-g1 Th1-f1'],
        ['Tocó antes', 'Dd1, e4'],
      ],
    ],
    [
      { ...told, ...answered, stands, acts: ['e1-g1', 'h1-f1', '-g8', '+Qg8'], intention: 'g1e4' },
      'es',
      [
        ['Quería', 'Cgxe4'],
        ['Qué se hizo', 'Re1-g1 Th1-f1 -g8 +Dg8'],
      ],
    ],
    [
      { ...told, ...answered, stands, acts: ['e1-g1', 'h1-f1'], intention: 'displaced' },
      'en',
      [
        ['Meant', 'pieces displaced'],
        ['What was done', 'Ke1-g1 Rh1-f1'],
      ],
    ],
    [
      {
        kind: 'touch',
        by: 'white',
        touches: ['g1', 'e4'],
        adjustingSaid: false,
        accidental: false,
        noticedBy: 'arbiter',
        released: { from: 'g1', to: 'f3' },
      },
      'es',
      [
        ['Tocó', 'Cg1, e4'],
        ['Soltó', 'Cg1 – f3'],
      ],
    ],
    [
      {
        kind: 'illegalMove',
        by: 'white',
        move: { from: 'e1', to: 'e3' },
        clockPressed: true,
        ...answered,
        noticedBy: 'opponent',
      },
      'es',
      [['Jugada', 'Re3']],
    ],
  ];

  it.each(rows)('%j, in %s', (incident, lang, facts) => {
    const document = slip(firstRound().plays('e4 e5'), incident, lang, { decision: OWN });
    const said = [...document.querySelectorAll('dt')].map(
      (label) => [label.textContent, label.nextElementSibling?.textContent ?? ''] as const,
    );
    for (const row of facts) expect(said).toContainEqual(row);
    expect(document.body.textContent).not.toMatch(/[1-8pnbrqkPNBRQK]{3,}\/|\b[a-h][1-8][a-h][1-8]\b/);
    expect(document.querySelectorAll('figure')).toHaveLength(incident.kind === 'boardAsItStands' ? 2 : 1);
  });
});

describe('I.2 the envelope of a sealed move', () => {
  const seal: Incident = { kind: 'adjournment', what: 'seal', by: 'black' };
  const clocks = { white: 1_870_000, black: null };

  it.each<[Language, readonly (readonly [string, string])[]]>([
    [
      'es',
      [
        ['La hizo', 'Negras · Polgár, Judit'],
        ['Número de la jugada secreta', '1…'],
        ['Tiempo en el reloj, Blancas', '0:31:10'],
        ['Tiempo en el reloj, Negras', '________________'],
      ],
    ],
    [
      'en',
      [
        ['Sealed by', 'Black · Polgár, Judit'],
        ['Number of the sealed move', '1…'],
        ['Sealed', '20 February 2026, 16:00:05 (UTC)'],
        ['Draw offer still open', '________________'],
      ],
    ],
  ])('in %s', (lang, facts) => {
    const desk = firstRound().plays('e4');
    desk.does(decideOf(seal, { clocks }));
    const [{ seq, sealedBy } = { seq: 0, sealedBy: null }] = desk.board().arbiter.incidents;
    expect(sealedBy).toBe('black');
    const { text } = documentOf(desk.state, desk.people, { kind: 'envelope', seq, lang, paper: 'a4' });
    const document = new DOMParser().parseFromString(text, 'text/html');
    const said = [...document.querySelectorAll('dt')].map(
      (label) => [label.textContent, label.nextElementSibling?.textContent ?? ''] as const,
    );
    for (const row of facts) expect(said).toContainEqual(row);
    expect(textOf(document)).toContain('Anand, Viswanathan');
    expect(document.querySelectorAll('figure')).toHaveLength(1);
  });

  it('is none where nothing was sealed', () => {
    const desk = firstRound().plays('e4');
    desk.does(decideOf({ kind: 'adjournment', what: 'envelopeLost', by: 'white' }));
    const [{ seq } = { seq: 0 }] = desk.board().arbiter.incidents;
    const style = { kind: 'envelope', lang: 'en', paper: 'a4' } as const;
    const codeOf = (line: number) =>
      documentOf(desk.state, desk.people, { ...style, seq: line }).refusal?.code;
    expect(codeOf(seq)).toBe('nothingSealed');
    expect(codeOf(1)).toBe('notAnIncident');
  });
});
