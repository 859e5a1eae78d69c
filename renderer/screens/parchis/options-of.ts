import type { ParchisColor, ParchisTableView } from '../../../src-core/contract/desk-api.ts';
import { HOME } from '../../../src-core/vocabulary/parchis.ts';

/** What may be done with a piece that is touched: of those at home any may come out. */
export function optionsOf(
  { options, pieces }: Pick<ParchisTableView, 'options' | 'pieces'>,
  color: ParchisColor,
  piece: number,
): ParchisTableView['options'] {
  return options.filter((option) => {
    const alike = option.from === HOME && pieces[color][piece] === HOME;
    return option.color === color && (alike || option.pieces.includes(piece));
  });
}
