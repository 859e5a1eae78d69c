/** A round of which the desk knows nothing, as the files themselves tell it. */
import { type PgnGame, parsePgn, tagValue } from '../chess/index.ts';
import { readTimeControl } from '../clocks/index.ts';
import { clockRuleOf } from './clock-rule.ts';
import { headOf } from './fit-boards.ts';
import type { WatchedBoard, WatchedRound } from './watched-round.ts';

/** The newest round in these texts and its boards: by their numbers, or else in the order in which they stand. */
export function roundInFiles(texts: readonly string[]): Pick<WatchedRound, 'round' | 'boards' | 'clockRule'> {
  const games = texts.flatMap((text) => parsePgn(text, { lang: 'en' }).games.filter(isWhole));
  const heads = games.map(headOf);
  const round = Math.max(1, ...heads.map((head) => head.round ?? 0));
  const boards = new Map<number, WatchedBoard>();
  heads
    .filter((head) => head.round === null || head.round === round)
    .forEach(({ number, white, black, game }, at) => {
      const board = number ?? at + 1;
      if (!boards.has(board)) boards.set(board, { board, white, black, eboard: null, start: game.start });
    });
  const control = readTimeControl(tagValue(games[0]?.tags ?? [], 'TimeControl') ?? '');
  const clockRule = control.ok ? clockRuleOf(control.value.control) : null;
  return { round, clockRule, boards: [...boards.values()].sort((a, b) => a.board - b.board) };
}

/** Up to its result: a game that is cut short says nothing for sure. */
export function isWhole({ closed, tags }: PgnGame): boolean {
  return closed === true && tags.length > 0;
}
