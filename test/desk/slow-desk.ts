/** The journal read the slow and obvious way, as the measure for the fast one: lines struck are left out, then all is replayed. */
import { formatFen, parseFen, parseUci, play, startPosition } from '../../src-core/chess/index.ts';
import type { Position } from '../../src-core/chess/index.ts';
import { placeOf } from '../../src-core/desk/index.ts';
import type { DeskEvent, Entry, Place } from '../../src-core/desk/index.ts';

export interface SlowBoard {
  readonly seq: number;
  readonly moves: readonly string[];
  readonly fens: readonly string[];
  readonly start: string;
  readonly result: string | null;
  readonly notes: readonly string[];
  readonly white: string | null;
  readonly black: string | null;
  readonly struck: readonly number[];
}

type Lines<Type extends DeskEvent['type']> = readonly Extract<DeskEvent, { type: Type }>[];

export function slowBoard(journal: readonly Entry[], place: Place): SlowBoard {
  const here = journal.filter(({ event }) => isAt(event, place));
  const struck = here.flatMap(({ event }) => (event.type === 'entryStruck' ? [event.seq] : []));
  const standing = here.filter(({ seq }) => !struck.includes(seq)).map(({ event }) => event);
  const of = <Type extends DeskEvent['type']>(type: Type): Lines<Type> =>
    standing.filter((event): event is Extract<DeskEvent, { type: Type }> => event.type === type);
  const seat =
    of('pairingChanged').at(-1) ??
    of('roundPaired').flatMap(({ pairings }) => pairings.filter(({ board }) => board === place.board))[0];
  const set = of('startPositionSet').at(-1);
  const start = set === undefined ? startPosition(518) : read(parseFen(set.fen, { variant: set.variant }));
  const moves = of('moveRecorded').map(({ uci }) => uci);
  return {
    seq: here.at(-1)?.seq ?? 0,
    moves,
    fens: replay(start, moves).map((position) => formatFen(position)),
    start: formatFen(start),
    result: of('resultDeclared').at(-1)?.result ?? null,
    notes: of('noteWritten').map(({ text }) => text),
    white: seat?.white ?? null,
    black: seat?.black ?? null,
    struck,
  };
}

function isAt(event: DeskEvent, { round, board }: Place): boolean {
  const place = placeOf(event);
  if (place !== null) return place.round === round && place.board === board;
  return (
    event.type === 'roundPaired' && event.round === round && event.pairings.some((p) => p.board === board)
  );
}

function replay(start: Position, moves: readonly string[]): readonly Position[] {
  const positions: Position[] = [];
  let position = start;
  for (const uci of moves) {
    position = play(position, read(parseUci(position, uci)));
    positions.push(position);
  }
  return positions;
}

function read<T>(parsed: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!parsed.ok) throw new Error('the journal holds what cannot be read');
  return parsed.value;
}
