/** What is settled before the first draw of a tournament, and may not change after it. */
export interface DrawPolicy {
  /** Numbers that are never drawn: 518, the usual start, and perhaps its mirror 534. */
  readonly exclude: readonly number[];
  /** No number twice in the tournament. */
  readonly noRepeat: boolean;
  /** A draw for each board; else one for all boards of the round. */
  readonly perBoard: boolean;
  /** Both games of a mini-match (rounds 1 and 2, 3 and 4 ...) start from the same position. */
  readonly bothGames: boolean;
}

/** The draw of a round: one for all boards, all 960 numbers, any of them again in a later round. */
export const USUAL_POLICY: DrawPolicy = {
  exclude: [],
  noRepeat: false,
  perBoard: false,
  bothGames: false,
};

/** What a draw is for. Board 0 is all boards of the round; round 0 is a draw outside any round. */
export interface DrawPlace {
  readonly round: number;
  readonly board: number;
}

/** The draw that settles this board of this round: of a mini-match the first round, and board 0 where one serves all. */
export function drawPlace({ perBoard, bothGames }: DrawPolicy, { round, board }: DrawPlace): DrawPlace {
  const secondGame = bothGames && round > 0 && round % 2 === 0;
  return { round: secondGame ? round - 1 : round, board: perBoard ? board : 0 };
}

/** The numbers that can come out, ascending. `used`: what the tournament has drawn already. */
export function allowedNumbers(policy: DrawPolicy, used: readonly number[]): readonly number[] {
  const barred = new Set([...policy.exclude, ...(policy.noRepeat ? used : [])]);
  return Array.from({ length: 960 }, (_, number) => number).filter((number) => !barred.has(number));
}
