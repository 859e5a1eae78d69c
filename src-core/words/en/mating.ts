import type { CannotMateReason, Color } from '../../chess/index.ts';

const sides = { white: 'White', black: 'Black' } as const;
const other = { white: 'black', black: 'white' } as const;

/** Why a side can never mate, in words that go on after a colon. `line` is the forced line where there is one. */
export function mateReason(side: Color, reason: CannotMateReason, line: string): string {
  const own = sides[side];
  const theirs = sides[other[side]];
  switch (reason.kind) {
    case 'mated':
      return `${own} is checkmated`;
    case 'stalemate':
      return 'it is stalemate';
    case 'repetition':
      return 'the same moves come again without end';
    case 'material':
      return {
        bareKing: `${own} has nothing but the king`,
        loneKnight: `${own} has only a knight, and ${theirs} no man that could shut in the king`,
        bishopsOfOneColor:
          'all the bishops go on squares of one colour, and there is nothing else to mate with',
      }[reason.material];
    case 'forced':
      return `every move is forced, ${line}, and then ${mateReason(side, reason.then, '')}`;
    case 'exhausted':
      return `${reason.positions} positions can still arise and none is checkmate`;
    case 'roamingBishops':
      return `there are only kings, pawns and bishops: in none of the ${reason.arrangements} arrangements of kings and pawns that can still arise is there a checkmate, wherever the bishops are`;
    case 'blocked': {
      const shut = `the position is blocked. The king of ${theirs} can only ever stand on ${reason.region.join(' ')}`;
      const never =
        reason.fixed.length === 0
          ? ''
          : `; the men on ${reason.fixed.join(' ')} never move and are never captured`;
      if (reason.checkers.length === 0)
        return `${shut}, and no man of ${own} can ever attack those squares${never}`;
      return `${shut}; only what stands on ${reason.checkers.join(' ')} can ever give check there, and the king always has a way out${never}`;
    }
  }
}
