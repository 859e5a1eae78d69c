/** Faults, refusals and what is wrong with a text, in the words of the screens. */
import { refusalSaid } from './said.ts';
import type { FenError, MoveExplanation, Position, RightsDoubt, SanError } from '../chess/index.ts';
import { illegalFacts } from '../chess/index.ts';
import type { Fault } from '../plain/faults.ts';
import type { LineFault, Refusal } from '../plain/acts.ts';
import type { Language } from './index.ts';
import { dictionaries } from './index.ts';

/** Why the desk says no. */
export function refusalText(refusal: Refusal | LineFault, lang: Language): string {
  return (
    refusalSaid(dictionaries[lang].screen.refusals, refusal) ??
    `${refusal.code} ${JSON.stringify(refusal.facts)}`
  );
}

/** What is broken, with the log's own words where the facts of the machine say more. */
export function faultText(fault: Fault, lang: Language): string {
  const said = dictionaries[lang].screen.fault(fault);
  return fault.code === 'bug' ? `${said} (${fault.message})` : said;
}

export function fenErrorText(error: FenError, text: string, lang: Language): string {
  return dictionaries[lang].terminal.fen.fenErrorText(error, text);
}

export function rightsDoubtText(doubt: RightsDoubt, lang: Language): string {
  return dictionaries[lang].terminal.fen.rightsDoubt(doubt);
}

/** Why a move is not legal, in one sentence. */
export function illegalText(
  position: Position,
  told: Extract<MoveExplanation, { readonly legal: false }>,
  lang: Language,
): string {
  const { move } = told;
  const facts = { ...illegalFacts(position, move, told), text: move.from + move.to };
  return dictionaries[lang].screen.board.illegalMove(facts);
}

/** Why a text is no move here, and what was possible. */
export function sanErrorText(error: SanError, text: string, lang: Language): string {
  const { code: why, possible } = error;
  const { refusals } = dictionaries[lang].screen;
  if (why === 'unreadable') return refusals.unreadableMove({ text });
  if (why === 'ambiguous') return refusals.ambiguousMove({ text, possible });
  return refusals.illegalMove({ text, possible, why });
}
