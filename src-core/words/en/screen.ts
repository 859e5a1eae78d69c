import { faultIn, habitsIn, refusalIn } from '../habits.ts';
import { whyIn } from '../why-refused.ts';
import type { ScreenWords } from '../es/screen.ts';
import { articles } from './articles.ts';
import { backup } from './backup.ts';
import { board } from './board.ts';
import { clock } from './clock.ts';
import { controls } from './controls.ts';
import { decided } from './decided.ts';
import { deskRules } from './desk-rules.ts';
import { diary } from './diary.ts';
import { draw } from './draw.ts';
import { explorer } from './explorer.ts';
import { faults } from './faults.ts';
import { otherDesk } from './other-desk.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { incident } from './incident.ts';
import { journal } from './journal.ts';
import { contradictions, points, questions } from './laws.ts';
import { kept } from './kept.ts';
import { live } from './live.ts';
import { lists } from './lists.ts';
import { pairing } from './pairing.ts';
import { parchis } from './parchis.ts';
import { paper } from './paper.ts';
import { position } from './position.ts';
import { ratingList } from './rating-list.ts';
import { reportOut } from './report-out.ts';
import { refusals } from './refusals.ts';
import { roundStart } from './round-start.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { swiss } from './swiss-screen.ts';
import { typed } from './typed.ts';
import { region } from './region.ts';

/** What the screens say, by the place where it is said. */
export const screen: ScreenWords = {
  ...habitsIn(region),
  frame,
  lists,
  live,
  /** What each screen is for, and the first hour. */
  help,
  /** The beginning, and a file dropped on the window. */
  start,
  board,
  clock,
  /** Where each time control holds. */
  controls,
  roundStart,
  standings,
  /** Days and hours being typed. */
  typed,
  journal,
  pairing,
  /** The printing of documents. */
  paper,
  draw,
  /** What the program tells of itself. */
  diary,
  explorer,
  swiss,
  parchis,
  position,
  incident,
  /** Incidents decided: kinds, sides, penalties, what follows. */
  decided,
  laws: { points, questions, contradictions },
  /** What an article of the Laws says, by its number. */
  articles,
  refusals,
  refusal: refusalIn(refusals, frame.unknownRefusal),
  /** Why the desk says no: the article, or its own rule. */
  why: whyIn(articles, deskRules),
  faults,
  fault: faultIn(faults),
  otherDesk,
  /** Copies of the tournament, leaving it, and going on with it. */
  backup,
  ratingList,
  reportOut,
  /** What this device has taken and the desk has not. */
  kept,
};
