/** Faults of a long text by kind: thousands alike say no more than the first few and how many they are. */
import type { LineFault } from './acts.ts';

export interface FaultGroup {
  /** The first of its kind, to be told in full. */
  readonly told: readonly LineFault[];
  /** The others, to be counted; all of them are shown on request. */
  readonly more: readonly LineFault[];
}

/** Of each kind. One more would take the line that counts it. */
const FIRST = 3;

/** By their code (of a report's faults, what each is), in the order in which each kind appears first. */
export function faultGroups(faults: readonly LineFault[]): readonly FaultGroup[] {
  const kinds = Map.groupBy(faults, ({ code, facts: { fault } }) =>
    typeof fault === 'string' ? `${code} ${fault}` : code,
  );
  return [...kinds.values()].map((kind) =>
    kind.length <= FIRST + 1
      ? { told: kind, more: [] }
      : { told: kind.slice(0, FIRST), more: kind.slice(FIRST) },
  );
}

/** The lines of the first of them, each once, as `12, 40, 77…`. */
export function firstLines(faults: readonly LineFault[]): string {
  const lines = [...new Set(faults.slice(0, PLACES).map(({ line }) => String(line)))];
  return `${lines.join(', ')}${faults.length > PLACES ? '…' : ''}`;
}

const PLACES = 5;

/** Whether the desk says of one that the same import with free boards finds it a place. */
export function freeBoardsHelp(faults: readonly LineFault[]): boolean {
  return faults.some(({ facts }) => facts['freeBoards'] === true);
}
