import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, knownScripts, linesOf, watched } from './scripts.ts';

const folders = knownScripts('pgn-folder');
const sockets = knownScripts('livechess');

const script = fc.constantFrom(...folders);

const textOf = (line: Line): string | null => (typeof line['text'] === 'string' ? line['text'] : null);

describe('what is read between two writes of a file', () => {
  it('a file cut anywhere changes nothing', () => {
    fc.assert(
      fc.property(script, fc.double({ min: 0, max: 1, noNaN: true }), ({ text }, part) => {
        const lines = linesOf(text).flatMap((line) => {
          const whole = textOf(line);
          if (whole === null) return [line];
          const cut = whole.slice(0, Math.floor(whole.length * part));
          return [{ ...line, text: cut }, line];
        });
        expect(watched(lines)).toEqual(watched(text));
      }),
      { numRuns: 12 },
    );
  });

  it('an older copy of it beside, written later, changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...folders.filter(({ name }) => /p01|p02|p03|p08/.test(name))),
        ({ text }) => {
          const [setup, ...lines] = linesOf(text);
          let older: string | null = null;
          const both = lines.flatMap((line) => {
            const copy = older === null ? [] : [{ at: line.at, write: 'old/games.pgn', text: older }];
            older = textOf(line) ?? older;
            return [line, ...copy];
          });
          expect(watched([...(setup === undefined ? [] : [setup]), ...both])).toEqual(watched(text));
        },
      ),
      { numRuns: 4 },
    );
  });

  it('the same text again tells nothing again', () => {
    for (const { text } of folders) {
      const twice = linesOf(text).flatMap((line) => (textOf(line) === null ? [line] : [line, line]));
      expect(watched(twice)).toEqual(watched(text));
    }
  });

  it('games in any order give the same boards', () => {
    fc.assert(
      fc.property(script, fc.infiniteStream(fc.nat()), ({ text }, dice) => {
        const lines = linesOf(text).map((line) => {
          const whole = textOf(line);
          if (whole === null || !whole.includes('\n\n[Event')) return line;
          const games = whole.split(/\n\n(?=\[Event)/).map((game) => ({ game, by: dice.next().value }));
          games.sort((a, b) => a.by - b.by);
          return { ...line, text: `${games.map(({ game }) => game).join('\n\n')}\n` };
        });
        expect(watched(lines).boards).toEqual(watched(text).boards);
      }),
      { numRuns: 15 },
    );
  });
});

/** The lines of a session with something taken out of each message of a board. */
function without(text: string, keys: readonly string[]): Line[] {
  return linesOf(text).map((line) => {
    const json = line['json'] as { param?: Record<string, unknown> | null } | undefined;
    if (json?.param?.['serialnr'] === undefined) return line;
    const param = Object.fromEntries(Object.entries(json.param).filter(([key]) => !keys.includes(key)));
    return { ...line, json: { ...json, param } };
  });
}

describe('a session of LiveChess', () => {
  it.each(sockets.filter(({ name }) => !/l03|l04/.test(name)))(
    '$name: positions alone give what the lists give',
    ({ text }) => {
      expect(watched(without(text, ['san', 'start', 'match']))).toEqual(watched(text));
    },
  );

  it.each(sockets.filter(({ name }) => /l01|l03|l05/.test(name)))(
    '$name: without clocks the moves are the same',
    ({ text }) => {
      const moves = ({ boards }: { boards: unknown[] }): unknown =>
        boards.map((board) => (board as { moves: unknown }).moves);
      expect(moves(watched(without(text, ['clock'])))).toEqual(moves(watched(text)));
    },
  );

  it('a message of any shape tells nothing and breaks nothing', () => {
    const [first] = sockets;
    const lines = linesOf(first?.text ?? '');
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(lines.length - 2), (json, after) => {
        const at = lines[after + 1]?.at ?? 0;
        const strange: Line = { at, from: 'server', json: { response: 'feed', id: 3, param: json } };
        const more: Line = { at, from: 'server', json };
        expect(watched([...lines.slice(0, after + 1), strange, more, ...lines.slice(after + 1)])).toEqual(
          watched(lines),
        );
      }),
      { numRuns: 10 },
    );
  });
});
