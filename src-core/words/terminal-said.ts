/** Faults, refusals and what is wrong with a text, in the words of the screens. */
import type { FenError, MoveExplanation, Position, SanError } from '../chess/index.ts';
import { illegalFacts } from '../chess/index.ts';
import type { Fault, LineFault, Refusal } from '../contract/desk-api.ts';
import { board as boardEn } from './en/board.ts';
import { board as boardEs } from './es/board.ts';
import { faults as faultsEn } from './en/faults.ts';
import { faults as faultsEs } from './es/faults.ts';
import * as fenEn from './en/fen.ts';
import * as fenEs from './es/fen.ts';
import { refusals as refusalsEn } from './en/refusals.ts';
import { refusals as refusalsEs } from './es/refusals.ts';
import { refusalSaid } from './said.ts';
import type { Language } from '../vocabulary/languages.ts';

const refusals = { en: refusalsEn, es: refusalsEs } as const;
const faults = { en: faultsEn, es: faultsEs } as const;
const fen = { en: fenEn, es: fenEs } as const;
const board = { en: boardEn, es: boardEs } as const;

/** Why the desk says no. */
export function refusalText(refusal: Refusal | LineFault, lang: Language): string {
  return refusalSaid(refusals[lang], refusal) ?? `${refusal.code} ${JSON.stringify(refusal.facts)}`;
}

/** What is broken, with the log's own words where the facts of the machine say more. */
export function faultText(fault: Fault, lang: Language): string {
  const said = faults[lang][fault.code](fault.facts);
  return fault.code === 'bug' ? `${said} (${fault.message})` : said;
}

export function fenErrorText(error: FenError, text: string, lang: Language): string {
  const words = fen[lang];
  return `${words.refused(words.fields[error.field], error.column, words.fenReason(error))} ${text}`;
}

/** Why a move is not legal, in one sentence. */
export function illegalText(
  position: Position,
  told: Extract<MoveExplanation, { readonly legal: false }>,
  lang: Language,
): string {
  const { move } = told;
  return board[lang].illegalMove({ ...illegalFacts(position, move, told), text: move.from + move.to });
}

/** Why a text is no move here, and what was possible. */
export function sanErrorText(error: SanError, text: string, lang: Language): string {
  const { code: why, possible } = error;
  if (why === 'unreadable') return refusals[lang].unreadableMove({ text });
  if (why === 'ambiguous') return refusals[lang].ambiguousMove({ text, possible });
  return refusals[lang].illegalMove({ text, possible, why });
}
