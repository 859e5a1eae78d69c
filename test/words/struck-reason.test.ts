/** A result taken back by its own key is told in the language of who reads; other reasons as they were typed. */
import { expect, test } from 'vitest';
import { WRONG_KEY } from '../../src-core/vocabulary/struck-reasons.ts';
import { historyLine } from '../../src-core/desk/index.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { firstRound, resultOf } from '../desk/arbiter.ts';

test.each([
  ['es', WRONG_KEY, 'tecla equivocada'],
  ['en', WRONG_KEY, 'wrong key'],
  // lines of before have the words of the screen that pressed it
  ['en', 'tecla equivocada', 'tecla equivocada'],
  ['es', 'wrong key', 'wrong key'],
] as const)('in %s, %s is said %s', (language, reason, says) => {
  const desk = firstRound();
  desk.does(resultOf('1-0', 'resignation'));
  const seq = desk.board(1).result?.seq ?? 0;
  desk.does({ type: 'undoResult', round: 1, board: 1, seq, reason });
  const { screen, terminal } = dictionaries[language];
  const lines = desk.journal.map((entry) => historyLine(desk.state, desk.people, entry));
  expect(lines.map(screen.journal.says).at(-1)).toMatch(new RegExp(`: ${says}$`));
  expect(screen.journal.struckBy(seq, reason)).toMatch(new RegExp(`: ${says}$`));
  expect(terminal.struck(seq, reason)).toMatch(new RegExp(`: ${says}$`));
  expect(screen.refusals.alreadyStruck({ seq, by: 9, reason })).toContain(says);
});
