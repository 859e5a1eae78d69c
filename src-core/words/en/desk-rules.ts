import type { DeskRule } from '../../vocabulary/desk-rules.ts';

export const deskRules: Readonly<Record<DeskRule, string>> = {
  readNotGuessed: 'What is written is understood wholly or does not go in: the desk does not guess.',
  oneOfEach: 'A number, a person or a seat belongs to one at a time.',
  onlyWhatIsThere: 'Only what is in this tournament can be spoken of.',
  withinLimits: 'The limits keep a slip of the hand from passing for a fact.',
  playedHolds: 'What was played or paired holds on to what it was played under.',
  announcedFirst:
    'What the tournament pairs and counts by is announced before round 1, and is the same for all rounds (C.04.1 1, C.05, C.07 4.1).',
  numbersFixed: 'Numbers are corrected until round 4 is paired (C.04.2 2.3).',
  asAsked:
    'Who is not there in a round is not paired in it (C.04.2 3.2, 3.3): change first what was asked for.',
  struckFirst: 'Nothing is written over: what stands is struck with a reason, then the new is written.',
  lastFirst: 'Lines rest on those before them: they are undone from the last one back.',
  nothingNew: 'A line that would say nothing new is not written.',
  othersWrote: 'Nobody writes over what another screen wrote without having seen it.',
  reasonKept: 'A decision carries its reason, for whoever reads it later or appeals.',
  clockAsItStands:
    'A clock does only what its state allows: it is not pressed while it stands, nor started when over.',
  sureTimeOnly: 'The desk invents no time: what it is not sure of, it asks.',
  settledBefore: 'What a draw depends on is settled before it is drawn, so that nobody chooses the outcome.',
  secretUntilItsHour: 'Everybody sees the position drawn at the same hour, and nobody before.',
  doubtsAreTold: 'Of a text from elsewhere, what is doubtful is told with its place, and you decide.',
  noGameInABye: 'In a bye there is no opponent: no game, no clock, no incident.',
  onceInARound: 'In a round, whoever is there plays once or has the bye; nobody is left out unsaid.',
  twiceConfirmed: 'Leaving FIDE’s rules is confirmed twice: there is no way back, and it stays in sight.',
  asRuled: 'A ruling applied binds until it is carried out or struck.',
  parchisByItsRules:
    'At a parchís table the rules of its text hold, with the variants the table chose before it began.',
};
