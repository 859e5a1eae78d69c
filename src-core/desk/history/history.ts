/** A line of the journal as people read it. */
import type { HistoryLine } from '../../contract/desk-api.ts';
import { clockStrike } from '../clocks/clock-lines.ts';
import type { People } from '../journal/people.ts';
import { untold } from '../journal/draw-veil.ts';
import { placeOf } from '../journal/events.ts';
import type { Entry } from '../journal/events.ts';
import { withMovedBack } from '../incidents/moved-back.ts';
import { boardOf } from '../journal/state.ts';
import type { DeskState } from '../journal/state.ts';
import { parchisStruckBy, withoutSecret } from '../parchis/parchis-line.ts';
import { unveilOf } from '../journal/veil.ts';
import { withTexts } from '../journal/free-texts.ts';
import { lineFacts } from './line-facts.ts';

/**
 * An entry with the names and moves in it, what struck it, and what striking it would do to a clock. `state` is the
 * journal read to its end, `now` in the desk's own time.
 */
export function historyLine(state: DeskState, people: People, entry: Entry, now = 0): HistoryLine {
  const place = placeOf(entry.event);
  const board = place === null ? null : boardOf(state, place);
  const struck =
    board?.struck.find((line) => line.seq === entry.seq) ?? parchisStruckBy(state, entry.seq, entry.event);
  const unveil = unveilOf(people);
  const struckBy = struck === undefined ? null : { seq: struck.by, reason: unveil(struck.reason) };
  const facts = lineFacts(state, people, entry, board);
  const shown = withMovedBack(board, entry.seq, entry.event);
  const event = withTexts(withoutSecret(state, entry.seq, untold(state.drawing, entry.seq, shown)), unveil);
  const strikes = board === null ? null : clockStrike(board, entry.seq, now);
  return { ...entry, event, struckBy, facts, ...(strikes === null ? {} : { strikes }) };
}
