import type { LinePosition } from '../../../src-core/contract/desk-api.ts';

/** The number before a move: `12. ` before White's, `12... ` where a line begins with Black's. */
export function numberOf(line: readonly LinePosition[], index: number): string {
  const { moveNumber = 1, turn = 'white' } = line[index] ?? {};
  // the side to move after a move is not the one that made it
  if (turn === 'black') return `${moveNumber}. `;
  return index === 1 ? `${moveNumber}... ` : '';
}

/** A line as one reads it aloud; `san` puts a move into the language. */
export function lineText(line: readonly LinePosition[], san: (move: string) => string): string {
  return line
    .flatMap(({ san: move }, index) => (move === null ? [] : [`${numberOf(line, index)}${san(move)}`]))
    .join(' ');
}
