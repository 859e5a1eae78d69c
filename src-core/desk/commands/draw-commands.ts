/** What an arbiter may ask about the draw of a start position. */
import type { DrawPlace, ThrowMethod } from '../../tournament/index.ts';
import type { DrawInputKind, DrawTerms, DrawTimes } from '../journal/draw-events.ts';

/** How it is drawn: by the program from the secret committed to, by throws as they fell, or set by hand. */
export type DrawMethodForm =
  | { readonly method: 'program' }
  | { readonly method: ThrowMethod; readonly throws: readonly number[] }
  | {
      readonly method: 'hand';
      /** 0-959, a back rank in English or Spanish letters, or a FEN. */
      readonly position: string;
      readonly authority: string;
      readonly reason: string;
    };

/** What the desk's service brings to a command about the draw; what a screen sends in its place is not taken. */
export interface DrawGiven {
  readonly now: number;
  /** 32 random bytes as 64 hexadecimal digits. */
  readonly random: string;
}

interface Given {
  readonly given?: DrawGiven;
}

/** The draw spoken of: of a round, for all boards (0) or for one. */
interface OfDraw extends Given {
  readonly draw: DrawPlace;
}

export type DrawCommand =
  | {
      readonly type: 'setDrawPolicy';
      readonly terms: DrawTerms;
      /** Needed once there has been a draw. */
      readonly reason: string;
    }
  | ({
      readonly type: 'commitDraw';
      /** Why it is drawn once more, where it has been drawn before. */
      readonly again: string;
    } & DrawTimes &
      OfDraw)
  | ({ readonly type: 'addDrawInput'; readonly kind: DrawInputKind; readonly text: string } & OfDraw)
  | ({
      readonly type: 'drawStartPosition';
      readonly by: DrawMethodForm;
      readonly again: string;
      readonly witnesses: readonly string[];
    } & DrawTimes &
      OfDraw)
  | ({ readonly type: 'changeDrawTimes'; readonly reason: string } & DrawTimes & OfDraw)
  /** Shows what waits for its time; before its time with a reason. */
  | ({ readonly type: 'showStartPosition'; readonly reason: string } & OfDraw);

export type DrawCommandType = DrawCommand['type'];

export function isAboutDraws<C extends { readonly type: string }>(
  command: C | DrawCommand,
): command is DrawCommand {
  return 'draw' in command || command.type === 'setDrawPolicy';
}
