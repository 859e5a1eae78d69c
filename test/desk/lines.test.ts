import { describe, expect, test } from 'vitest';
import type { DeskEvent, DeskEventType } from '../../src-core/desk/index.ts';
import { hasText, longestTyped, withTexts } from '../../src-core/desk/journal/free-texts.ts';
import { LINES, type TextsOf } from '../../src-core/desk/journal/lines.ts';

const place = { round: 1, board: 1 };

describe('the texts of a line in which a name may hide', () => {
  test('a line that is forgotten does not compile', () => {
    // @ts-expect-error the row of every other line is missing
    const table: typeof LINES = { noteWritten: { texts: { text: 'free' } } };
    expect(Object.keys(LINES).length).toBeGreaterThan(Object.keys(table).length);
  });

  test('a text of a line that is forgotten does not compile', () => {
    type Note = { readonly type: 'note'; readonly text: string; readonly more: { readonly word: string } };
    // @ts-expect-error `more` holds a text, and nothing is said of it
    const forgotten: TextsOf<Note> = { text: 'free' };
    // @ts-expect-error an object is not a text: how its texts are changed has to be said
    const flat: TextsOf<Note> = { text: 'free', more: 'free' };
    const whole: TextsOf<Note> = { text: 'free', more: 'plain' };
    expect([forgotten, flat, whole].map((texts) => Object.keys(texts).length)).toEqual([1, 2, 2]);
  });

  test.each<[DeskEvent, string]>([
    [{ type: 'noteWritten', ...place, text: 'x' }, 'text'],
    [{ type: 'entryStruck', seq: 1, place, reason: 'x' }, 'reason'],
    [{ type: 'resultDeclared', ...place, result: '1-0', reason: 'arbiter', note: 'x' }, 'note'],
    [{ type: 'appealMade', ...place, seq: 1, by: 'white', text: 'x' }, 'text'],
    [{ type: 'drawTimesChanged', draw: place, reason: 'x', showAt: null, startsAt: null }, 'reason'],
  ])('%o: changed where it is free, and nothing else of it', (event, key) => {
    expect(hasText(event)).toBe(true);
    expect(withTexts(event, (text) => `[${text}]`)).toEqual({ ...event, [key]: '[x]' });
  });

  test('inside a line: penalties, statements and comments of variations too', () => {
    const move: DeskEvent = {
      type: 'moveRecorded',
      ...place,
      uci: 'e2e4',
      remarks: {
        comments: ['a'],
        variations: [[{ san: 'd4', remarks: { commentsBefore: ['b'] } } as never]],
      },
    };
    expect(JSON.stringify(withTexts(move, (text) => text.toUpperCase()))).toContain('"commentsBefore":["B"]');
    expect(longestTyped(move)).toBe('');
  });

  test('a line without words of its own has none', () => {
    const event: DeskEvent = { type: 'moveRecorded', ...place, uci: 'e2e4' };
    expect(hasText(event)).toBe(false);
    expect(withTexts(event, () => 'never')).toEqual(event);
  });

  test('the order of what a line holds is kept: its seal is taken over it', () => {
    const types = Object.keys(LINES) as DeskEventType[];
    expect(types.length).toBeGreaterThan(30);
    const event: DeskEvent = { type: 'resultDeclared', ...place, note: 'a', result: '1-0', reason: 'time' };
    expect(Object.keys(withTexts(event, (text) => text))).toEqual(Object.keys(event));
  });
});
