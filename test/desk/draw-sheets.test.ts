import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { SheetPart } from '../../src-core/contract/desk-api.ts';
import { documentOf } from '../../src-core/desk/index.ts';
import type { DrawArbiter } from './draw-arbiter.ts';
import { NOON, hall, minutes, showOf } from './draw-arbiter.ts';

function sheets(desk: DrawArbiter, parts: readonly SheetPart[] = ['wall', 'boards', 'certificates']) {
  const query = { kind: 'sheets960', lang: 'en', paper: 'a4', round: 1, board: null, parts } as const;
  return documentOf(desk.state, desk.people, query);
}

const plain = (html: string): string =>
  html
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** What stands in the boxes of the sheet: commands for a shell. */
const commands = (html: string): readonly string[] =>
  [...html.matchAll(/<p class="mono box">([^<]*)<\/p>/g)].map((found) => plain(found[1] ?? ''));

const bash = (command: string): string => execFileSync('bash', ['-c', command], { encoding: 'utf8' }).trim();

describe('the sheets of a drawn round', () => {
  it('nothing before the draw, nor while it is hidden', () => {
    const desk = hall({ show: 'atTime' });
    expect(sheets(desk)).toMatchObject({ text: '', refusal: { code: 'notDrawn' } });
    const showAt = NOON + minutes(30);
    desk.commits({ showAt }).draws({ method: 'program' }, { showAt });
    expect(sheets(desk, ['wall', 'boards'])).toMatchObject({ text: '', refusal: { code: 'positionHidden' } });
    const { text } = sheets(desk);
    expect(text).toContain('drawn, not shown yet');
    expect(text).not.toMatch(/class="huge|Secret, shown after|sha256sum/);
    desk.now = NOON + minutes(30);
    desk.does(showOf());
    const shown = sheets(desk).text;
    expect(shown.match(/class="sheet"/g)).toHaveLength(1 + 2 + 1);
    expect(shown).toContain(`<div class="huge narrow">${desk.last().positions[0]?.number}</div>`);
  });

  it('a round of byes has nothing to print, and no board 0', () => {
    const desk = hall();
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 1, white: '1', black: 'bye' }] });
    const query = {
      kind: 'sheets960',
      lang: 'en',
      paper: 'a4',
      round: 2,
      board: null,
      parts: ['wall'],
    } as const;
    expect(documentOf(desk.state, desk.people, query).refusal).toMatchObject({ code: 'notDrawn' });
  });

  it('the record of a program draw is made again with the commands printed on it', () => {
    const desk = hall().commits().adds("l'Ñ ♞ $(date)", '3 5 1').draws();
    const { text } = sheets(desk, ['certificates']);
    const [commitment = '', word = ''] = commands(text);
    expect(bash(commitment).slice(0, 64)).toBe(desk.last().commitment);
    const [, allowed = '', place = '', number] =
      /(\d+) numbers are allowed\. .* is (\d+): .* stands (\d+)\./.exec(text) ?? [];
    expect(parseInt(bash(word), 16) % Number(allowed)).toBe(Number(place));
    expect(Number(number)).toBe(desk.last().positions[0]?.number);
    expect(Number(allowed)).toBe(959);
  });

  it('a second draw is printed beside the first, with its reason', () => {
    const desk = hall().commits().draws().commits({ again: 'the screen failed <at> once' }).draws();
    const { text } = sheets(desk, ['certificates']);
    expect(text.match(/class="sheet"/g)).toHaveLength(2);
    expect(plain(text)).toContain('the screen failed <at> once');
    expect(text).not.toContain('<at>');
  });

  it('one draw for each board: one record with a line a board', () => {
    const desk = hall({ perBoard: true }).commits().draws();
    const { text } = sheets(desk);
    expect(text.match(/class="sheet"/g)).toHaveLength(1 + 2 + 1);
    for (const { number } of desk.last().positions) expect(text).toContain(`${number} `);
    expect(commands(text)).toHaveLength(2);
  });

  it('by throws and by hand: what was thrown, who set it and why', () => {
    const thrown = sheets(hall().draws({ method: 'box', throws: [0, 1, 7] }), ['certificates']).text;
    expect(thrown).toContain('0 1 7');
    expect(commands(thrown)).toEqual([]);
    const hand = {
      method: 'hand',
      position: '534',
      authority: 'the organiser',
      reason: 'exhibition',
    } as const;
    const set = sheets(hall().draws(hand), ['certificates']).text;
    expect(set).toContain('the organiser');
    expect(set).toContain('exhibition');
  });
});
