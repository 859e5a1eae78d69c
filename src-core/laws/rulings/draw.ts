/** Claims, offers and what ends or may be claimed by itself: Articles 5.2.3 and 9. */
import type { ClaimGround, Move, Position, Square } from '../../chess/index.ts';
import {
  claimsByMove,
  claimsNow,
  legalMovesFrom,
  occurrences,
  otherColor,
  parseSan,
  pieceOfLetter,
  quietPlies,
  squaresOf,
  startNumberOf,
} from '../../chess/index.ts';
import type { DrawClaim, DrawOffer } from '../incident.ts';
import type { Case } from '../record.ts';
import { endPoints, numbering, point, ruled, ruledIfEnded } from '../record.ts';
import type { Basis, ClaimFacts } from '../points.ts';
import type { Contradiction, Point, Ruled, StatusFacts } from '../ruling.ts';

interface Announced {
  readonly move: Move | null;
  /** The piece meant where the move is not legal, or each that can be meant. */
  readonly men: readonly Square[];
}

export function claimContradiction(position: Position, { announcedMove }: DrawClaim): Contradiction | null {
  if (announcedMove === undefined) return null;
  const read = parseSan(position, announcedMove, { lang: 'en' });
  const known = read.ok || read.error.code === 'illegal' || read.error.code === 'noSuchPiece';
  return known ? null : { answer: 'contradiction', code: 'unreadableMove', facts: { text: announcedMove } };
}

export function ruleDrawClaim(of: Case, claim: DrawClaim): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const { basis, by, announcedMove, touched } = claim;
  if (by !== of.position.turn) {
    return ruled(of, [point('claimantNotOnMove', [article(basis)], { by })], { upheld: false });
  }
  if (touched === true) return ruled(of, [point('claimLostOnThisMove', ['9.4'], { by })], { upheld: false });
  const ground = claimsNow(of.record.game).find(({ kind }) => kind === basis);
  if (ground !== undefined) return upheld(of, claim, ground, basis === 'repetition' ? '9.2.2' : '9.3.2');
  if (announcedMove === undefined) return incorrect(of, claim, null);
  if (claim.written === false) {
    return ruled(of, [point('moveNotWritten', [announcedArticle(basis)], { by })], { upheld: false });
  }
  const announced = readAnnounced(of.position, announcedMove);
  const found = claimsByMove(of.record.game)
    .find(({ move }) => same(move, announced.move))
    ?.grounds.find(({ kind }) => kind === basis);
  return found === undefined
    ? incorrect(of, claim, announced)
    : upheld(of, claim, found, announcedArticle(basis));
}

function upheld(of: Case, { by }: DrawClaim, ground: ClaimGround, byArticle: string): Ruled {
  const facts: ClaimFacts =
    ground.kind === 'repetition'
      ? { by, basis: 'repetition', plies: ground.plies, count: ground.count, ...numbering(of) }
      : { by, basis: 'fiftyMoves', quietPlies: ground.quietPlies };
  const points = [
    point('claimCorrect', [byArticle, '9.5.2'], facts),
    point('claimIsAlsoAnOffer', ['9.1.2.3'], { by: otherColor(by) }),
  ];
  return ruled(of, points, { upheld: true, result: '1/2-1/2' });
}

function incorrect(of: Case, { by, basis }: DrawClaim, announced: Announced | null): Ruled {
  const { value: seconds, articles } = of.ruleSet.bonusForWrongClaim;
  // a claim with an announced move is of the position that move would bring (9.2.1, 9.3.1)
  const { game } = of.record;
  const claimed = announced?.move ? { ...game, moves: [...game.moves, announced.move] } : game;
  const { count } = occurrences(claimed);
  const points = [
    point('claimIncorrect', [article(basis), '9.5.3'], {
      by,
      basis,
      count,
      quietPlies: quietPlies(claimed),
    }),
    point('timeForWrongClaim', articles, { to: otherColor(by), seconds }),
    point('claimIsAlsoAnOffer', ['9.1.2.3'], { by: otherColor(by) }),
  ];
  const wrong = { upheld: false, addTime: { to: otherColor(by), seconds } };
  if (announced === null) return ruled(of, points, wrong);
  if (announced.move !== null) {
    return ruled(
      of,
      [...points, point('announcedMustBePlayed', ['9.5.3'], { square: announced.move.from })],
      {
        ...wrong,
        mustChooseFrom: [announced.move],
      },
    );
  }
  const others = announced.men.flatMap((square) => legalMovesFrom(of.position, square));
  const [square = null, ...more] = announced.men;
  const facts = { square, ...(more.length === 0 ? {} : { orOf: more }) };
  const illegal = point('announcedIllegal', ['9.5.3', '4.3.1'], facts);
  if (others.length > 0) return ruled(of, [...points, illegal], { ...wrong, mustChooseFrom: others });
  const stuck = point('announcedIllegal', ['9.5.3', '4.5'], { square: null });
  return ruled(of, [...points, stuck], { ...wrong, freeMove: true });
}

function readAnnounced(position: Position, text: string): Announced {
  const read = parseSan(position, text, { lang: 'en' });
  if (read.ok) return { move: read.value, men: [read.value.from] };
  const { why } = read.error;
  return { move: null, men: why === null ? menNamed(position, text) : [why.move.from] };
}

/** The men of the kind that a move in SAN begins with; pawns, of the file it names. */
function menNamed(position: Position, text: string): readonly Square[] {
  const role = pieceOfLetter(/^[KQRBN]/.exec(text)?.[0] ?? 'P')?.role ?? 'pawn';
  const men = squaresOf(position, position.turn, role);
  return role === 'pawn' ? men.filter((square) => square.startsWith(text.charAt(0))) : men;
}

function same(a: Move, b: Move | null): boolean {
  return b !== null && a.from === b.from && a.to === b.to && a.promotion === b.promotion;
}

function article(basis: Basis): string {
  return basis === 'repetition' ? '9.2' : '9.3';
}

function announcedArticle(basis: Basis): string {
  return basis === 'repetition' ? '9.2.1' : '9.3.1';
}

/** 9.1.2.1: an offer at another moment is valid, and 11.5 is looked at. */
function atTheWrongMoment({ by, moment }: DrawOffer): readonly Point[] {
  return moment === undefined || moment === 'afterMoving'
    ? []
    : [point('offerAtAnotherMoment', ['9.1.2.1', '11.5'], { by })];
}

export function ruleDrawOffer(of: Case, offer: DrawOffer): Ruled | 'completedByBoth' {
  const { by, accepted, completedByBoth } = offer;
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  const { movesEachBeforeAgreement, noDrawBeforeMove } = of.ruleSet;
  const needed = Math.max(movesEachBeforeAgreement.value, noDrawBeforeMove.value);
  const each = Math.max(movesByEach(of), completedByBoth ?? 0);
  const refused = ruled(of, [point('offerNotAccepted', ['9.1.2.1'], { by }), ...atTheWrongMoment(offer)]);
  if (each < needed && completedByBoth === undefined && !isNumbered(of)) {
    return accepted === true ? 'completedByBoth' : refused;
  }
  if (each < movesEachBeforeAgreement.value) {
    return ruled(of, [point('agreementTooEarly', movesEachBeforeAgreement.articles, { each })]);
  }
  if (each < noDrawBeforeMove.value) {
    return ruled(of, [
      point('agreementForbidden', noDrawBeforeMove.articles, { before: noDrawBeforeMove.value, each }),
    ]);
  }
  if (accepted !== true) return refused;
  return ruled(of, [point('agreed', ['5.2.3'], { by }), ...atTheWrongMoment(offer)], { result: '1/2-1/2' });
}

/** Moves made by the side that has made fewer, from the number of the move: a record may begin later than its game. */
function movesByEach({ position }: Case): number {
  return position.moveNumber - 1;
}

/** A position that is no start and yet of move 1 does not tell how many moves led to it. */
function isNumbered({ record: { game } }: Case): boolean {
  return game.start.moveNumber > 1 || startNumberOf(game.start) !== null;
}

export function ruleStatus(of: Case): Ruled {
  const status = statusOf(of);
  const [first] = of.ends;
  const points = first === undefined ? standing(of, status) : endPoints(of);
  return ruled(of, points, { result: first?.result ?? null, status, position: of.position });
}

function statusOf(of: Case): StatusFacts {
  const { game } = of.record;
  const over = of.ends.length > 0 || of.record.resultStands === true;
  const now = over ? [] : claimsNow(game).map(({ kind }) => kind);
  const announced = over ? [] : claimsByMove(game);
  const withMove = (basis: Basis): readonly Move[] =>
    announced.filter(({ grounds }) => grounds.some(({ kind }) => kind === basis)).map(({ move }) => move);
  const { count, plies } = occurrences(game);
  return {
    ended: of.ends[0]?.ended ?? null,
    occurrences: count,
    occurrencePlies: plies,
    quietPlies: quietPlies(game),
    claimableNow: now,
    claimableWith: { repetition: withMove('repetition'), fiftyMoves: withMove('fiftyMoves') },
    ends: of.ends.map(({ ended, ply }) => ({ ended, ply })),
  };
}

function standing(
  of: Case,
  { occurrences: count, quietPlies: quiet, claimableNow }: StatusFacts,
): readonly Point[] {
  const near = of.ruleSet.nearSeventyFive;
  return [
    of.record.resultStands === true ? point('gameIsOver', ['8.7']) : point('goesOn', ['5.1', '5.2']),
    point('counts', ['9.2.3', '9.3'], { count, quietPlies: quiet, claimableNow }),
    ...(quiet < near.value ? [] : [point('seventyFiveNear', near.articles, { quietPlies: quiet })]),
  ];
}
