import type { Fault, LineFault, Refusal } from '../src-core/contract/desk-api.ts';
import { articles as articlesEn } from '../src-core/words/en/articles.ts';
import { articles as articlesEs } from '../src-core/words/es/articles.ts';
import { board as boardEn } from '../src-core/words/en/board.ts';
import { board as boardEs } from '../src-core/words/es/board.ts';
import { dayIn } from '../src-core/words/days.ts';
import { decided as decidedEn } from '../src-core/words/en/decided.ts';
import { decided as decidedEs, type DecidedWords } from '../src-core/words/es/decided.ts';
import { controls as controlsEn } from '../src-core/words/en/controls.ts';
import { controls as controlsEs } from '../src-core/words/es/controls.ts';
import { draw as drawEn } from '../src-core/words/en/draw.ts';
import { draw as drawEs } from '../src-core/words/es/draw.ts';
import { clock as clockEn } from '../src-core/words/en/clock.ts';
import { clock as clockEs } from '../src-core/words/es/clock.ts';
import { explorer as explorerEn } from '../src-core/words/en/explorer.ts';
import { explorer as explorerEs } from '../src-core/words/es/explorer.ts';
import { faults as faultsEn } from '../src-core/words/en/faults.ts';
import { faults as faultsEs } from '../src-core/words/es/faults.ts';
import { frame as frameEn } from '../src-core/words/en/frame.ts';
import { frame as frameEs } from '../src-core/words/es/frame.ts';
import { incident as incidentEn } from '../src-core/words/en/incident.ts';
import { incident as incidentEs } from '../src-core/words/es/incident.ts';
import { journal as journalEn } from '../src-core/words/en/journal.ts';
import { journal as journalEs } from '../src-core/words/es/journal.ts';
import { type Language, regions } from '../src-core/words/language.ts';
import * as lawsEn from '../src-core/words/en/laws.ts';
import * as lawsEs from '../src-core/words/es/laws.ts';
import { lists as listsEn } from '../src-core/words/en/lists.ts';
import { lists as listsEs } from '../src-core/words/es/lists.ts';
import { roundStart as roundStartEn } from '../src-core/words/en/round-start.ts';
import { roundStart as roundStartEs } from '../src-core/words/es/round-start.ts';
import { refusalSaid } from '../src-core/words/said.ts';
import { sanIn } from '../src-core/words/moves.ts';
import { signerIn } from '../src-core/words/nobody.ts';
import { paper as paperEn } from '../src-core/words/en/paper.ts';
import { paper as paperEs } from '../src-core/words/es/paper.ts';
import { position as positionEn } from '../src-core/words/en/position.ts';
import { position as positionEs } from '../src-core/words/es/position.ts';
import { typed as typedEn } from '../src-core/words/en/typed.ts';
import { typed as typedEs } from '../src-core/words/es/typed.ts';
import { refusals as refusalsEn } from '../src-core/words/en/refusals.ts';
import { refusals as refusalsEs } from '../src-core/words/es/refusals.ts';

const decidedInSpanish: DecidedWords = decidedEs;
/** Of the sentences of the Laws, those a screen shows. */
function saidByTheLaws({
  points,
  questions,
  contradictions,
}: Pick<typeof lawsEs, 'points' | 'questions' | 'contradictions'>) {
  return { points, questions, contradictions };
}

const es = {
  decided: decidedInSpanish,
  frame: frameEs,
  lists: listsEs,
  board: boardEs,
  clock: clockEs,
  controls: controlsEs,
  roundStart: roundStartEs,
  typed: typedEs,
  journal: journalEs,
  paper: paperEs,
  draw: drawEs,
  explorer: explorerEs,
  position: positionEs,
  refusals: refusalsEs,
  faults: faultsEs,
  incident: incidentEs,
  laws: saidByTheLaws(lawsEs),
  articles: articlesEs,
};
export type Dictionary = typeof es;
const en: Dictionary = {
  decided: decidedEn,
  frame: frameEn,
  lists: listsEn,
  board: boardEn,
  clock: clockEn,
  controls: controlsEn,
  roundStart: roundStartEn,
  typed: typedEn,
  journal: journalEn,
  paper: paperEn,
  draw: drawEn,
  explorer: explorerEn,
  position: positionEn,
  refusals: refusalsEn,
  faults: faultsEn,
  incident: incidentEn,
  laws: saidByTheLaws(lawsEn),
  articles: articlesEn,
};
export const dictionaries: Record<Language, Dictionary> = { es, en };

/** Everything this screen says, in the language it speaks now. Changing `language` changes every word at once. */
export class Words {
  language: Language = $state('en');

  constructor(language: Language) {
    this.language = language;
  }

  get frame() {
    return dictionaries[this.language].frame;
  }

  get lists() {
    return dictionaries[this.language].lists;
  }

  get board() {
    return dictionaries[this.language].board;
  }

  /** Incidents decided: kinds, sides, penalties, what follows. */
  get decided() {
    return dictionaries[this.language].decided;
  }

  get clock() {
    return dictionaries[this.language].clock;
  }

  /** Where each time control holds. */
  get controls() {
    return dictionaries[this.language].controls;
  }

  /** Days and hours being typed. */
  get typed() {
    return dictionaries[this.language].typed;
  }

  get roundStart() {
    return dictionaries[this.language].roundStart;
  }

  get position() {
    return dictionaries[this.language].position;
  }

  get journal() {
    return dictionaries[this.language].journal;
  }

  get explorer() {
    return dictionaries[this.language].explorer;
  }

  get paper() {
    return dictionaries[this.language].paper;
  }

  get draw() {
    return dictionaries[this.language].draw;
  }

  get incident() {
    return dictionaries[this.language].incident;
  }

  get laws() {
    return dictionaries[this.language].laws;
  }

  /** What an article of the Laws says, by its number. */
  get articles() {
    return dictionaries[this.language].articles;
  }

  /** Why the desk says no. */
  refusal(refusal: Refusal | LineFault): string {
    const { refusals } = dictionaries[this.language];
    return refusalSaid(refusals, refusal) ?? this.frame.unknownRefusal(refusal.code);
  }

  /** What went wrong, and that nothing was written. */
  fault(fault: Fault): string {
    return dictionaries[this.language].faults[fault.code](fault.facts);
  }

  /** A move in the letters of this language; the desk gives English ones. */
  san(san: string): string {
    return sanIn(this.language, san);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** A day as `2026-11-29`, in words; as it is where it is no full date. */
  date(day: string): string {
    return dayIn(this.language, day);
  }

  /** The hour of this place of an ISO instant, to the second: `17:42:08`. */
  time(instant: string): string {
    const style = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(this.#region, style).format(Date.parse(instant));
  }

  /** The hour of this place of an ISO instant, to the minute: `17:42`. */
  hour(instant: string): string {
    const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(this.#region, style).format(Date.parse(instant));
  }

  /** Day and hour of an ISO instant, short. */
  moment(instant: string): string {
    const style = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(this.#region, style).format(Date.parse(instant));
  }

  /** The name under a line. */
  signer(name: string): string {
    return signerIn(this.language, name);
  }

  get #region(): string {
    return regions[this.language];
  }
}
