import { A1, FRAME_OF_INDEX } from './squares.ts';
import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from './pieces.ts';

/** Ways a square can be related to another: which kinds of piece attack along that difference on an empty board. */
export const BY_WHITE_PAWN = 1;
export const BY_BLACK_PAWN = 2;
export const BY_KNIGHT = 4;
export const BY_DIAGONAL = 8;
export const BY_STRAIGHT = 16;
export const BY_KING = 32;
export const BY_LINE = BY_DIAGONAL | BY_STRAIGHT;

export const KNIGHT_STEPS = Int8Array.of(-33, -31, -18, -14, 14, 18, 31, 33);
/** The four diagonal steps, then the four straight ones. */
export const STEPS = Int8Array.of(-17, -15, 15, 17, -16, -1, 1, 16);

/** First and one-past-last place in STEPS for bishop, rook and queen, by kind. */
export const FIRST_STEP = Uint8Array.of(0, 0, 0, 0, 4, 0, 0, 0);
export const LAST_STEP = Uint8Array.of(0, 0, 0, 4, 8, 8, 8, 0);

/** Which relations a piece uses to attack. */
export const ATTACK_OF = new Uint8Array(64);
ATTACK_OF[PAWN | WHITE] = BY_WHITE_PAWN;
ATTACK_OF[PAWN | BLACK] = BY_BLACK_PAWN;
for (const color of [WHITE, BLACK]) {
  ATTACK_OF[KNIGHT | color] = BY_KNIGHT;
  ATTACK_OF[BISHOP | color] = BY_DIAGONAL;
  ATTACK_OF[ROOK | color] = BY_STRAIGHT;
  ATTACK_OF[QUEEN | color] = BY_LINE;
  ATTACK_OF[KING | color] = BY_KING;
}

/** Added to a difference `to - from` to make it an index. */
export const MIDDLE = 128;
/** By difference + MIDDLE: the relations between two squares. */
export const RELATION = new Uint8Array(256);
/** By difference + MIDDLE: the step of the line from `from` to `to`, 0 if they share none. */
export const STEP = new Int8Array(256);

/**
 * By piece << 8 | (king - from + MIDDLE): the squares around a king that the piece on `from` attacks on an empty board,
 * bit k for the square king + STEPS[k].
 */
export const ZONE = new Uint8Array(32 << 8);

function fillZones(): void {
  ATTACK_OF.forEach((attack, piece) => {
    if (attack === 0) return;
    for (let difference = -119; difference <= 119; difference++) {
      let zones = 0;
      STEPS.forEach((step, k) => {
        const relation = RELATION[MIDDLE + difference + step] ?? 0;
        if ((relation & attack) !== 0) zones |= 1 << k;
      });
      ZONE[(piece << 8) | (difference + MIDDLE)] = zones;
    }
  });
}

function fillTables(): void {
  for (const step of KNIGHT_STEPS) RELATION[MIDDLE + step] = BY_KNIGHT;
  STEPS.forEach((step, index) => {
    for (let n = 1; n < 8; n++) {
      RELATION[MIDDLE + n * step] = index < 4 ? BY_DIAGONAL : BY_STRAIGHT;
      STEP[MIDDLE + n * step] = step;
    }
    RELATION[MIDDLE + step] = (index < 4 ? BY_DIAGONAL : BY_STRAIGHT) | BY_KING;
  });
  for (const step of [15, 17]) {
    RELATION[MIDDLE + step] = BY_DIAGONAL | BY_KING | BY_WHITE_PAWN;
    RELATION[MIDDLE - step] = BY_DIAGONAL | BY_KING | BY_BLACK_PAWN;
  }
}
fillTables();
fillZones();

/** True for a light square (h1, a8). */
export function isLight(square: number): boolean {
  return (((square - A1) ^ ((square - A1) >> 4)) & 1) === 1;
}

/** The square of the frame numbered 0 ... 63. */
export function frameOf(index: number): number {
  return FRAME_OF_INDEX[index] ?? A1;
}
