/** Why a line was struck: as it was typed, or in the language of who reads where a key of the desk did it. */
import { WRONG_KEY } from '../vocabulary/struck-reasons.ts';

/** Lines of before have the words of the screen that pressed the key, which are told as they are. */
export const struckReason = ({ undoneByKey }: { readonly undoneByKey: string }, reason: string): string =>
  reason === WRONG_KEY ? undoneByKey : reason;
