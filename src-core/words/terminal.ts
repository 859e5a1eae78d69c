/** What the terminal says, in Spanish and English. */
import type { Language } from '../vocabulary/languages.ts';
import type { AutomaticEnd, ClaimGround } from '../chess/index.ts';
import type { TroubleCode } from '../store/index.ts';
import type { ClockWords } from './terminal-clock.ts';
import { en } from './en/terminal.ts';
import { es } from './es/terminal.ts';
import type { MatingWords } from './terminal-mating.ts';

export interface CliWords {
  readonly usage: string;
  readonly introduction: string;
  /** One of it, and several. */
  readonly kinds: Readonly<Record<'players' | 'pairings' | 'pgn', readonly [string, string]>>;
  readonly troubles: Readonly<Record<TroubleCode, (seq: number | null) => string>>;
  readonly exitCodes: string;
  readonly about: Readonly<Record<string, string>>;
  unknownCommand(name: string, known: readonly string[]): string;
  readonly tooFewArguments: string;
  tooManyArguments(first: string): string;
  notAWholeNumber(name: string, text: string, least: number): string;
  unknownOption(name: string, known: readonly string[]): string;
  valueMissing(name: string): string;
  takesNoValue(name: string): string;
  notOneOf(name: string, text: string, allowed: readonly string[]): string;
  missingOption(name: string): string;
  cannotRead(path: string, reason: string): string;
  created(path: string): string;
  imported(what: readonly [string, string], count: number, path: string): string;
  leftOut(count: number): string;
  atLine(source: string, line: number, column: number): string;
  whole(path: string, entries: number): string;
  wrong(path: string): string;
  noPort(port: number, reason: string): string;
  serving(url: string): string;
  struck(seq: number, reason: string): string;
  perftSum(positions: number, counts: number, nodes: number, seconds: string): string;
  perftWrong(line: number, fen: string, depth: number, expected: number, found: number): string;
  legalMove(san: string): string;
  pgnSum(games: number, plies: number, notices: number): string;
  pgnGame(index: number, white: string, black: string, result: string, plies: number): string;
  sanSum(rows: number, wrong: number): string;
  encoding(source: string): string;
  claimsSum(games: number, plies: number): string;
  /** `moves`: those of the game, as they are named, the announced one last. */
  claimNow(ground: ClaimGround, moves: readonly string[]): string;
  claimByMove(san: string, grounds: readonly ClaimGround[], moves: readonly string[]): string;
  claimEnd(end: AutomaticEnd): string;
  readonly notJson: string;
  expectedGot(expected: string, got: string): string;
  readonly clock: ClockWords;
  readonly mating: MatingWords;
}

export const cliWords: Readonly<Record<Language, CliWords>> = { es, en };
