/** A record as it grows while a report is read. */
import type {
  AbnormalPoints,
  Absence,
  Acceleration,
  Forbidden,
  HeadField,
  KeptLine,
  NationalRecord,
  PointSystem,
  RecordPlayer,
  TieBreakList,
} from '../record.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { TrfFault } from './faults.ts';
import type { TrfLine } from './columns.ts';

/** Numbers of players that a line names, checked when all players are known. */
export interface Named {
  readonly line: TrfLine;
  readonly column: number;
  readonly number: number;
}

export interface Reading {
  readonly faults: TrfFault[];
  readonly head: Partial<Record<HeadField, string>>;
  readonly deputies: string[];
  dates: readonly string[];
  roundCount: number | null;
  initialColor: Color | null;
  pairsByRank: boolean;
  points: Partial<PointSystem>;
  tieBreaks: TieBreakList | null;
  readonly forbidden: Forbidden[];
  readonly acceleration: Acceleration[];
  readonly absences: Absence[];
  readonly abnormal: AbnormalPoints[];
  /** Of the players, by number, with the line that each stands in. */
  readonly players: Map<number, { readonly player: RecordPlayer; readonly line: TrfLine }>;
  readonly national: Map<number, NationalRecord[]>;
  /** Absent from the round that comes next (XXZ): which one it is, the players' lines say. */
  readonly absentNext: number[];
  readonly named: Named[];
  readonly kept: KeptLine[];
}

export function newReading(): Reading {
  return {
    faults: [],
    head: {},
    deputies: [],
    dates: [],
    roundCount: null,
    initialColor: null,
    pairsByRank: false,
    points: {},
    tieBreaks: null,
    forbidden: [],
    acceleration: [],
    absences: [],
    abnormal: [],
    players: new Map(),
    national: new Map(),
    absentNext: [],
    named: [],
    kept: [],
  };
}
