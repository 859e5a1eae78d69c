import type { FileKind } from '../../../plain/file-kind.ts';
import { facts } from './facts.ts';

export const PLAYER_REFUSALS = {
  noName: facts<{ value: string }>(),
  badNumber: facts<{ value: string }>(),
  badRating: facts<{ value: string }>(),
  /** The player goes in without it. */
  titlesUnread: facts<{ value: string; lines: number }>(),
  ratingUnread: facts<{ value: string }>(),
  /** `2,21E+06`: a spreadsheet shortened it. */
  badFideId: facts<{ value: string }>(),
  /** The pairing goes in without it. */
  resultUnread: facts<{ value: string }>(),
  /** What was brought where a list was expected. */
  noList: facts<{ kind: FileKind }>(),
  badBirth: facts<{ value: string }>(),
  duplicateNumber: facts<{ number: number }>(),
  duplicateFideId: facts<{ fideId: string; name: string }>(),
  duplicatePlayer: facts<{ name: string; birth: string }>(),
  /** `text` empty: nobody was named. */
  unknownPlayer: facts<{ text: string }>(),
  ambiguousPlayer: facts<{ text: string; candidates: readonly string[] }>(),
  unknownPerson: facts<{ id: string }>(),
  nothingToRegister: facts(),
  /** `lines`: how many were left out. */
  noGoodLine: facts<{ lines: number }>(),
  unreadableLine: facts(),
  unreadableText: facts(),
} as const;
