import type { Fault, LineFault, Refusal } from '../../src-core/desk-api.ts';
import { articles as articlesEn } from './articles.en.ts';
import { articles as articlesEs } from './articles.es.ts';
import { board as boardEn } from './board.en.ts';
import { board as boardEs } from './board.es.ts';
import { dayIn } from './days.ts';
import { decided as decidedEn } from './decided.en.ts';
import { decided as decidedEs, type DecidedWords } from './decided.es.ts';
import { controls as controlsEn } from './controls.en.ts';
import { controls as controlsEs } from './controls.es.ts';
import { draw as drawEn } from './draw.en.ts';
import { draw as drawEs } from './draw.es.ts';
import { clock as clockEn } from './clock.en.ts';
import { clock as clockEs } from './clock.es.ts';
import { explorer as explorerEn } from './explorer.en.ts';
import { explorer as explorerEs } from './explorer.es.ts';
import { faults as faultsEn } from './faults.en.ts';
import { faults as faultsEs } from './faults.es.ts';
import { frame as frameEn } from './frame.en.ts';
import { frame as frameEs } from './frame.es.ts';
import { incident as incidentEn } from './incident.en.ts';
import { incident as incidentEs } from './incident.es.ts';
import { journal as journalEn } from './journal.en.ts';
import { journal as journalEs } from './journal.es.ts';
import { type Language, regions } from './language.ts';
import * as lawsEn from './laws.en.ts';
import * as lawsEs from './laws.es.ts';
import { lists as listsEn } from './lists.en.ts';
import { lists as listsEs } from './lists.es.ts';
import { roundStart as roundStartEn } from './round-start.en.ts';
import { roundStart as roundStartEs } from './round-start.es.ts';
import { sanIn } from './moves.ts';
import { signerIn } from './nobody.ts';
import { paper as paperEn } from './paper.en.ts';
import { paper as paperEs } from './paper.es.ts';
import { position as positionEn } from './position.en.ts';
import { position as positionEs } from './position.es.ts';
import { typed as typedEn } from './typed.en.ts';
import { typed as typedEs } from './typed.es.ts';
import { refusals as refusalsEn } from './refusals.en.ts';
import { refusals as refusalsEs } from './refusals.es.ts';

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
    const known: Readonly<Record<string, (facts: Refusal['facts']) => string>> =
      dictionaries[this.language].refusals;
    const say = known[refusal.code];
    return say === undefined ? this.frame.unknownRefusal(refusal.code) : say(refusal.facts);
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
