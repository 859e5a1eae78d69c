/** Why the desk says no: the article of the Laws it rests on, or the rule of the desk. A code without a row does not compile. */
import type { RefusalCode } from '../desk/commands/refusals/index.ts';
import type { Refusal } from '../plain/acts.ts';
import type { DeskRule } from '../vocabulary/desk-rules.ts';

/** `told`: its facts carry the articles (`articles`, or those of its `points`); the rule where they carry none. */
type Why =
  { readonly articles: readonly string[] } | { readonly rule: DeskRule } | { readonly told: DeskRule };

const by = (rule: DeskRule): Why => ({ rule });
const article = (...articles: readonly string[]): Why => ({ articles });

const WHY: Readonly<Record<RefusalCode, Why>> = {
  noTournament: by('onlyWhatIsThere'),
  alreadyCreated: by('oneOfEach'),
  emptyName: by('readNotGuessed'),
  tooLong: by('withinLimits'),
  badDates: by('readNotGuessed'),
  badRounds: by('withinLimits'),
  badBoards: by('withinLimits'),
  badFederation: by('readNotGuessed'),
  badRules: by('readNotGuessed'),
  roundsInUse: by('playedHolds'),
  variantInUse: by('playedHolds'),

  noName: by('readNotGuessed'),
  badNumber: by('readNotGuessed'),
  badRating: by('readNotGuessed'),
  titlesUnread: by('doubtsAreTold'),
  ratingUnread: by('doubtsAreTold'),
  badFideId: by('doubtsAreTold'),
  resultUnread: by('doubtsAreTold'),
  tournamentNotEmpty: by('oneOfEach'),
  reportUnsound: by('readNotGuessed'),
  reportFault: by('doubtsAreTold'),
  notKept: by('doubtsAreTold'),
  noList: by('readNotGuessed'),
  badBirth: by('readNotGuessed'),
  duplicateNumber: by('oneOfEach'),
  duplicateFideId: by('oneOfEach'),
  duplicatePlayer: by('oneOfEach'),
  unknownPlayer: by('onlyWhatIsThere'),
  ambiguousPlayer: by('readNotGuessed'),
  unknownPerson: by('onlyWhatIsThere'),
  nothingToRegister: by('nothingNew'),
  noGoodLine: by('readNotGuessed'),
  unreadableLine: by('readNotGuessed'),
  unreadableText: by('readNotGuessed'),

  badRound: by('withinLimits'),
  badBoard: by('readNotGuessed'),
  otherSystem: by('onlyWhatIsThere'),
  earlierNotPaired: by('lastFirst'),
  initialColorMissing: by('settledBefore'),
  initialColorHolds: by('settledBefore'),
  pairingOutdated: by('othersWrote'),
  leftOver: by('onceInARound'),
  leavesFide: by('twiceConfirmed'),
  noPairings: by('nothingNew'),
  samePlayerTwice: by('oneOfEach'),
  alreadyPaired: by('nothingNew'),
  boardTaken: by('oneOfEach'),
  noSuchRound: by('onlyWhatIsThere'),
  noSuchBoard: by('onlyWhatIsThere'),
  boardOfNoRound: by('readNotGuessed'),
  frozenByRoundOne: by('announcedFirst'),
  numbersHold: by('numbersFixed'),
  badPoints: by('withinLimits'),
  badPointOrder: by('readNotGuessed'),
  badTieBreak: by('readNotGuessed'),
  badForbidden: by('readNotGuessed'),
  badRoundSpan: by('readNotGuessed'),
  playerAway: by('asAsked'),
  playerIsPaired: by('playedHolds'),
  playerNotPaired: by('onlyWhatIsThere'),
  notWithdrawn: by('nothingNew'),
  withdrawnBefore: by('nothingNew'),
  tooManyHalfByes: by('announcedFirst'),
  boardInPlay: by('playedHolds'),
  roundIsPaired: by('playedHolds'),
  tooFewPlayers: by('withinLimits'),
  tooManyPlayers: by('withinLimits'),
  alreadyPublished: by('nothingNew'),
  noResultToCorrect: by('onlyWhatIsThere'),
  pairingHasMoves: by('struckFirst'),
  pairingHasResult: by('struckFirst'),

  badStartPosition: by('readNotGuessed'),
  byeHasNoMoves: by('noGameInABye'),
  gameOver: by('struckFirst'),
  illegalMove: article('3.10.2'),
  moveIsLegal: article('3.10.1'),
  unreadableMove: by('readNotGuessed'),
  ambiguousMove: by('readNotGuessed'),
  resultStands: by('struckFirst'),
  resultDoesNotFit: article('5.1', '5.2'),
  lawsSayOtherwise: { told: 'reasonKept' },
  byeOnly: by('noGameInABye'),
  notABye: by('onlyWhatIsThere'),
  reasonMissing: by('reasonKept'),
  noResultToUndo: by('onlyWhatIsThere'),
  notTheLastResult: by('lastFirst'),
  resultOfIncident: by('asRuled'),

  nobodyToErase: by('nothingNew'),
  emptyNote: by('nothingNew'),
  noSuchEntry: by('onlyWhatIsThere'),
  notTheLastMove: by('lastFirst'),
  alreadyStruck: by('nothingNew'),
  cannotBeStruck: by('struckFirst'),
  staleView: by('othersWrote'),

  noControl: by('sureTimeOnly'),
  controlUnclear: by('readNotGuessed'),
  badMinutes: by('withinLimits'),
  badTime: by('readNotGuessed'),
  nothingToPlace: by('nothingNew'),
  noClock: by('onlyWhatIsThere'),
  clockRuns: by('clockAsItStands'),
  clockStarted: by('clockAsItStands'),
  clockStands: by('clockAsItStands'),
  clockInterrupted: by('sureTimeOnly'),
  cannotResume: by('clockAsItStands'),
  flagFallen: article('6.4'),
  notOnTurn: article('6.2.1'),
  alreadyOnTurn: by('nothingNew'),
  nothingToSet: by('nothingNew'),
  nothingToStart: by('nothingNew'),
  nothingToRecover: by('nothingNew'),
  oneBoardToSet: by('sureTimeOnly'),
  notTheLastClockLine: by('lastFirst'),
  notAMirror: by('clockAsItStands'),
  sameClockMode: by('nothingNew'),
  bothKindsWait: by('sureTimeOnly'),
  oneBoardToRead: by('sureTimeOnly'),
  nothingLate: by('nothingNew'),

  incidentContradicts: by('onlyWhatIsThere'),
  wrongMissingMove: by('readNotGuessed'),
  noSuchPly: by('onlyWhatIsThere'),
  missingNotHere: by('onlyWhatIsThere'),
  rulingIsQuestion: article('0.2'),
  rulingDiffers: by('othersWrote'),
  nothingToDecide: by('nothingNew'),
  mustChooseFrom: { told: 'asRuled' },
  badPenalty: article('12.9'),
  playedOnSince: by('lastFirst'),
  notAnIncident: by('onlyWhatIsThere'),
  nothingSealed: article('I.1.1'),
  notAnAppeal: by('onlyWhatIsThere'),
  appealPending: by('oneOfEach'),
  appealSettled: by('struckFirst'),

  notChess960: by('onlyWhatIsThere'),
  badDrawPolicy: by('readNotGuessed'),
  drawPolicyFixed: by('settledBefore'),
  noDrawPolicy: by('settledBefore'),
  secondGameOfMatch: by('settledBefore'),
  badDrawPlace: by('settledBefore'),
  drawnBefore: by('settledBefore'),
  drawUnderWay: by('settledBefore'),
  drawHidden: by('secretUntilItsHour'),
  drawBoardsPlayed: by('playedHolds'),
  noBoardsToDraw: by('onlyWhatIsThere'),
  badDrawTimes: by('readNotGuessed'),
  noCommitment: by('settledBefore'),
  badDrawInput: by('withinLimits'),
  nameInInput: by('readNotGuessed'),
  tooManyInputs: by('withinLimits'),
  throwsMissing: by('readNotGuessed'),
  throwsLeft: by('readNotGuessed'),
  badThrow: by('readNotGuessed'),
  drawNotAllowed: by('settledBefore'),
  nothingToDraw: by('settledBefore'),
  authorityMissing: by('reasonKept'),
  hiddenDrawsStand: by('secretUntilItsHour'),
  nothingHidden: by('nothingNew'),
  drawNotDue: by('secretUntilItsHour'),
  startNotShown: by('secretUntilItsHour'),
  startNotDrawn: by('settledBefore'),

  noGames: by('nothingNew'),
  boardHasOtherMoves: by('doubtsAreTold'),
  boardHasOtherPlayers: by('doubtsAreTold'),
  sameGame: by('nothingNew'),
  remarksLeftOut: by('doubtsAreTold'),
  illegalStands: article('3.10.2'),
  namesLeftOut: by('doubtsAreTold'),
  placeTaken: by('oneOfEach'),
  unusualResult: by('doubtsAreTold'),
  resultsDiffer: by('doubtsAreTold'),
  enteredDiffers: by('doubtsAreTold'),
  nullMoveIn: by('doubtsAreTold'),
  clocksInDoubt: by('doubtsAreTold'),
  kingsShowResult: by('doubtsAreTold'),
  partOfGameUnread: by('readNotGuessed'),
  noPlaceForGame: by('readNotGuessed'),
  placeTagUnread: by('doubtsAreTold'),
  notDrawn: by('onlyWhatIsThere'),
  positionHidden: by('secretUntilItsHour'),

  noParchisTable: by('onlyWhatIsThere'),
  badParchisSeats: by('parchisByItsRules'),
  parchisPlayerTwice: by('oneOfEach'),
  parchisVariants: by('parchisByItsRules'),
  parchisBegun: by('playedHolds'),
  parchisNotBegun: by('parchisByItsRules'),
  parchisOver: by('playedHolds'),
  parchisStartOpen: by('parchisByItsRules'),
  badParchisDice: by('parchisByItsRules'),
  parchisCountFirst: by('parchisByItsRules'),
  parchisIllegal: by('parchisByItsRules'),
  parchisNoSuchRoll: by('onlyWhatIsThere'),
  parchisOwnReason: by('reasonKept'),
  parchisDiceOpen: by('settledBefore'),
  parchisNoDice: by('settledBefore'),
  parchisSayFirst: by('settledBefore'),
  parchisSaidAlready: by('settledBefore'),
  badParchisSaid: by('readNotGuessed'),
};

/** A reason in words; `article`: the number it stands under, null for a rule of the desk. */
export interface Reason {
  readonly article: string | null;
  readonly says: string;
}

/** The reasons of a refusal, with what this language says of articles and of the desk's rules. None of a later version's. */
export function whyIn(
  articles: Readonly<Record<string, string>>,
  rules: Readonly<Record<DeskRule, string>>,
): (refusal: Refusal) => readonly Reason[] {
  return ({ code, facts }) => {
    const why = Object.hasOwn(WHY, code) ? WHY[code as RefusalCode] : null;
    if (why === null) return [];
    if ('rule' in why) return [{ article: null, says: rules[why.rule] }];
    const numbers = 'told' in why ? articlesIn(facts) : why.articles;
    if (numbers.length === 0 && 'told' in why) return [{ article: null, says: rules[why.told] }];
    return [...new Set(numbers)].flatMap((article) => {
      const says = articles[article];
      return says === undefined ? [] : [{ article, says }];
    });
  };
}

/** The articles a refusal carries, itself or in its points. Facts are plain JSON. */
function articlesIn(facts: Refusal['facts']): readonly string[] {
  return Object.values(facts).flatMap((fact): readonly string[] => {
    if (!Array.isArray(fact)) return [];
    return fact.flatMap((each: unknown): readonly string[] => {
      if (typeof each === 'object' && each !== null && 'articles' in each && Array.isArray(each.articles))
        return each.articles.filter((one) => typeof one === 'string');
      return typeof each === 'string' && /^(?:[IAB]+\.)?\d+(?:\.\d+)*$/.test(each) ? [each] : [];
    });
  });
}
