import type { GameResult, ResultReason } from '../vocabulary/results.ts';

const played: Readonly<Record<GameResult, string>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '½-½',
  '0-0': '0-0',
  '1/2-0': '½-0',
  '0-1/2': '0-½',
};

const forfeited: Readonly<Partial<Record<GameResult, string>>> = { '1-0': '+ -', '0-1': '- +', '0-0': '- -' };

/** A result as it is printed: `1-0`, `½-½`; without play `+ -`. */
export function resultAsPrinted(result: GameResult, reason: ResultReason): string {
  return (reason === 'forfeit' ? forfeited[result] : undefined) ?? played[result];
}
