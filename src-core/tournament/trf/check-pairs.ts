/** What two lines say of the same game, and what one says of itself. */
import { entryOf, isPaired, roundsPaired, scoreAfter } from '../record-points.ts';
import type { RecordPlayer, RoundEntry, TournamentRecord } from '../record.ts';
import type { TrfLine } from './columns.ts';
import { columnOfRound } from './round-cells.ts';
import type { TrfWrong } from './faults.ts';

type Paired = Extract<RoundEntry, { kind: 'game' | 'forfeit' | 'adjourned' }>;

export interface Lines {
  readonly record: TournamentRecord;
  readonly byNumber: ReadonlyMap<number, { readonly player: RecordPlayer; readonly line: TrfLine }>;
}

/** Every fault that shows when the lines are held against each other goes to the line in which it stands. */
export function checkLines(lines: Lines): void {
  const paired = roundsPaired(lines.record);
  for (const { player, line } of lines.byNumber.values()) {
    player.rounds.forEach((entry, at) => {
      if (isPaired(entry)) checkOpponent(lines, player, line, { entry, round: at + 1 });
    });
    checkPoints(lines.record, player, line, paired);
    checkCourse(player, line);
  }
}

interface InRound {
  readonly entry: Paired;
  readonly round: number;
}

function checkOpponent({ byNumber }: Lines, player: RecordPlayer, line: TrfLine, at: InRound): void {
  const { entry, round } = at;
  const { opponent } = entry;
  const column = columnOfRound(round);
  const other = byNumber.get(opponent);
  if (opponent === player.number) return line.fault(column, { code: 'ownOpponent', facts: { round } });
  if (other === undefined) return line.fault(column, { code: 'unknownOpponent', facts: { round, opponent } });
  const theirs = entryOf(other.player, round);
  if (!isPaired(theirs) || theirs.opponent !== player.number) {
    const facts = { round, opponent, theirs: isPaired(theirs) ? theirs.opponent : 0 };
    return line.fault(column, { code: 'wrongOpponent', facts });
  }
  // both lines say it: it is told once, at the second
  if (line.line < other.line.line) return;
  if (entry.color !== null && entry.color === theirs.color)
    line.fault(column + 5, { code: 'sameColors', facts: { round, opponent } });
  const wrong = disagreement(entry, theirs);
  if (wrong !== null) line.fault(column + 7, { code: wrong, facts: { round, opponent } });
}

/** Both may have lost (0-0), one may have lost where the other drew, both may be absent: nobody else wins with another. */
function disagreement(own: Paired, theirs: Paired): 'twoWinners' | 'resultsDisagree' | null {
  const [ownScore, theirScore] = [scoreOf(own), scoreOf(theirs)];
  if (ownScore === 'win' && theirScore === 'win') return 'twoWinners';
  if (own.kind !== theirs.kind) return 'resultsDisagree';
  if (own.kind === 'game' && theirs.kind === 'game' && own.rated !== theirs.rated) return 'resultsDisagree';
  const both = [ownScore, theirScore];
  return both.includes('win') && both.includes('draw') ? 'resultsDisagree' : null;
}

function scoreOf(entry: Paired): string {
  if (entry.kind === 'forfeit') return entry.won ? 'win' : 'loss';
  return entry.kind === 'game' ? entry.score : 'open';
}

/** The points may hold the byes of the round that comes next, or not yet: programs do both. */
function checkPoints(record: TournamentRecord, player: RecordPlayer, line: TrfLine, paired: number): void {
  const stated = player.points;
  if (stated === null) return;
  const counted = scoreAfter(record, player, paired);
  const withNext = scoreAfter(record, player, Math.max(paired, player.rounds.length));
  if (stated === counted || stated === withNext) return;
  line.fault(81, { code: 'pointsDoNotAddUp', facts: { stated, counted } });
}

/** Rules of the pairing that a line breaks: opponents met twice, two byes, a colour three times (C.04.1 2, 4, 7). */
function checkCourse(player: RecordPlayer, line: TrfLine): void {
  const met = new Map<number, number>();
  const colors: string[] = [];
  let bye: number | null = null;
  player.rounds.forEach((entry, at) => {
    const round = at + 1;
    const fault = (column: number, wrong: TrfWrong): void => line.fault(columnOfRound(round) + column, wrong);
    if (entry.kind === 'bye' && entry.bye === 'pairing') {
      if (bye !== null) fault(7, { code: 'secondBye', facts: { round, before: bye } });
      bye ??= round;
    }
    if (entry.kind !== 'game') return;
    const { opponent } = entry;
    const before = met.get(opponent);
    if (before !== undefined && player.number < opponent)
      fault(0, { code: 'pairedAgain', facts: { round, opponent, before } });
    met.set(opponent, round);
    colors.push(entry.color);
    const last = colors.slice(-3);
    if (last.length === 3 && new Set(last).size === 1) fault(5, { code: 'thirdColor', facts: { round } });
  });
}
