/** The words of the ruling slip and of the arbiter's report. */
import type { DecidedWords } from './es/decided.ts';
import type { IncidentWords as FormWords } from './es/incident.ts';
import type { ResultReason, RuleSetId } from '../contract/desk-api.ts';
import type { Point } from '../laws/index.ts';
import { incidentWordsEn } from './en/sheet-incidents.ts';
import { incidentWordsEs } from './es/sheet-incidents.ts';
import type { PaperLang } from './sheet-paper.ts';

export interface IncidentWords {
  readonly decided: DecidedWords;
  readonly point: (point: Point) => string;
  readonly reasons: Readonly<Record<ResultReason, string>>;
  readonly ruleSet: (id: RuleSetId) => string;
  /** The facts told, by their keys; a key that is not here is not printed. */
  readonly facts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** As the incident's own screen says it. */
  readonly grounds: Pick<
    FormWords,
    | 'canMate'
    | 'cannotMate'
    | 'mateUnknown'
    | 'mateReasons'
    | 'occurrences'
    | 'atStart'
    | 'afterMove'
    | 'wouldArise'
  >;
  readonly slip: Readonly<
    Record<
      | 'title'
      | 'line'
      | 'when'
      | 'incident'
      | 'told'
      | 'position'
      | 'ruling'
      | 'articles'
      | 'allowed'
      | 'anyMove'
      | 'decision'
      | 'byLaws'
      | 'byArbiter'
      | 'reason'
      | 'follows'
      | 'goesOn'
      | 'clocks'
      | 'before'
      | 'after'
      | 'statements'
      | 'witnesses'
      | 'note'
      | 'appeal'
      | 'struck'
      | 'laws',
      string
    >
  >;
  readonly toMove: Readonly<Record<'white' | 'black', string>>;
  readonly report: Readonly<
    Record<
      | 'title'
      | 'place'
      | 'dates'
      | 'times'
      | 'arbiter'
      | 'rules'
      | 'players'
      | 'rounds'
      | 'round'
      | 'boards'
      | 'finished'
      | 'byes'
      | 'draws'
      | 'forfeits'
      | 'unusual'
      | 'all'
      | 'incidents'
      | 'noIncidents'
      | 'board'
      | 'line'
      | 'sides'
      | 'what'
      | 'follows'
      | 'penalties'
      | 'noPenalties'
      | 'player'
      | 'illegal'
      | 'claims'
      | 'wrongClaims'
      | 'warnings'
      | 'others'
      | 'offers'
      | 'appeals'
      | 'noAppeals'
      | 'outcome'
      | 'pending'
      | 'signed',
      string
    >
  >;
}

export const incidentWords: Readonly<Record<PaperLang, IncidentWords>> = {
  es: incidentWordsEs,
  en: incidentWordsEn,
};
