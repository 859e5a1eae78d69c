/** Where the king goes when castling with the rook on this place: g- or c-file (3.8, Guidelines II.3). */
export function kingGoesTo(king: number, rook: number): number {
  return (king & 0xf0) | (rook > king ? 10 : 6);
}

/** Where that rook goes: f- or d-file. */
export function rookGoesTo(king: number, rook: number): number {
  return (king & 0xf0) | (rook > king ? 9 : 7);
}
