/** Another moment looked at while an incident is told: what was said of pieces stands, or is asked about. */
import { describe, expect, it } from 'vitest';
import type { BoardView, Refusal } from '../../src-core/contract/desk-api.ts';
import { play, readTypedMove, startPosition } from '../../src-core/chess/index.ts';
import { earlierWith, standsThere } from '../../renderer/screens/incident/moment-kept.ts';

function boards(...moves: readonly string[]): readonly string[] {
  let position = startPosition();
  return moves.map((text) => {
    const read = readTypedMove(position, text, 'en');
    if (!read.ok) throw new Error(text);
    position = play(position, read.value.move);
    return position.board;
  });
}

const made = boards('e4', 'd5', 'Nf3');
const start = startPosition().board;
const view = { start: { board: start }, plies: made.map((board) => ({ board })) } as unknown as BoardView;
const refused = (code: string, why: string) =>
  ({ kind: 'refusal', refusal: { code, facts: { why, square: 'd7' } } as unknown as Refusal }) as const;

describe('a piece said to have been touched', () => {
  it('stays said where it stands at the other moment too', () => {
    expect(standsThere(['d7'], made[0] ?? '', start)).toBe(true);
    expect(standsThere(['e7', 'd1'], made[2] ?? '', start)).toBe(true);
  });

  it('does not where another piece, or none, stands there', () => {
    expect(standsThere(['e4'], made[0] ?? '', start)).toBe(false);
    const exchanged = boards('e4', 'd5', 'exd5');
    expect(standsThere(['d5'], exchanged[2] ?? '', exchanged[1] ?? '')).toBe(false);
  });
});

describe('the moment offered where the piece is not there now', () => {
  it('is the last at which it was', () => {
    expect(earlierWith(view, 2, refused('incidentContradicts', 'emptySquare'), { touches: ['d7'] })).toBe(1);
    expect(earlierWith(view, 3, refused('incidentContradicts', 'emptySquare'), { touches: ['d7'] })).toBe(1);
    const moved = { acts: ['d7-d4'] } as const;
    expect(earlierWith(view, 2, refused('incidentContradicts', 'emptySquare'), moved)).toBe(1);
  });

  it('is none where it never stood there, or where the trouble is another', () => {
    expect(
      earlierWith(view, 2, refused('incidentContradicts', 'emptySquare'), { touches: ['d6'] }),
    ).toBeNull();
    expect(earlierWith(view, 2, refused('incidentContradicts', 'notOnMove'), { touches: ['d7'] })).toBeNull();
    expect(earlierWith(view, 2, refused('noSuchPly', 'emptySquare'), { touches: ['d7'] })).toBeNull();
    expect(earlierWith(view, 2, null, { touches: ['d7'] })).toBeNull();
  });
});
