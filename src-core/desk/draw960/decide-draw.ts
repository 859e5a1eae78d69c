/** The draw of a start position: what is settled before it, its commitment, what the hall adds, and the drawing. */
import { LIMITS } from '../../vocabulary/limits.ts';
import { isStartNumber, parseStartPosition } from '../../chess/index.ts';
import type { DrawFault, DrawMeans, DrawPlace, DrawPolicy } from '../../tournament/index.ts';
import { cleanInput, commitmentOf, draw, isInput, isSeen } from '../../tournament/index.ts';
import { sha256 } from '../../plain/sha256.ts';
import type { DrawCommand, DrawGiven } from '../commands/draw-commands.ts';
import type { DrawEvent, DrawTerms, DrawnPosition } from '../journal/draw-events.ts';
import { boardsToDraw, mayBegin, placeToDraw, timesFor } from './draw-conditions.ts';
import { changeDrawTimes, showStartPosition } from './decide-draw-show.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import type { People } from '../journal/people.ts';
import { accept, refuse, tooLong } from '../commands/answer.ts';
import { type DrawRecord, isHidden, openDraw, termsOf } from '../journal/drawing.ts';
import type { Found } from '../commands/places.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { veilOf } from '../journal/veil.ts';

type Command<T extends DrawCommand['type']> = Extract<DrawCommand, { type: T }>;

export function decideDraw(state: DeskState, people: People, command: DrawCommand): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  if (open.value.variant !== 'chess960') return refuse('notChess960');
  if (command.type === 'setDrawPolicy') return setDrawPolicy(state, command);
  // the desk's service brings the hour and the dice to every command about a draw
  if (command.given === undefined) return refuse('badDrawTimes', { why: 'noClock' });
  switch (command.type) {
    case 'commitDraw':
      return commitDraw(state, command, command.given);
    case 'addDrawInput':
      return addDrawInput(state, people, command);
    case 'drawStartPosition':
      return drawStartPosition(state, command, command.given);
    case 'changeDrawTimes':
      return changeDrawTimes(state, command, command.given);
    case 'showStartPosition':
      return showStartPosition(state, command, command.given);
  }
}

function setDrawPolicy({ drawing }: DeskState, command: Command<'setDrawPolicy'>): Answer {
  const terms = { ...command.terms, exclude: [...new Set(command.terms.exclude)].sort((a, b) => a - b) };
  const { exclude, studyMinutes, showMinutes } = terms;
  const wrong = exclude.find((number) => !isStartNumber(number));
  if (wrong !== undefined) return refuse('badDrawPolicy', { value: String(wrong), why: 'number' });
  for (const minutes of [studyMinutes, showMinutes]) {
    if (!isWhole(minutes, 0, LIMITS.studyMinutes))
      return refuse('badDrawPolicy', { value: String(minutes), why: 'minutes' });
  }
  if (JSON.stringify(terms) === JSON.stringify(termsOf(drawing))) return accept([]);
  const reason = command.reason.trim();
  const last = drawing.draws.at(-1);
  const under = drawing.draws.find((record) => isHidden(record) || openDraw(drawing, record.draw) === record);
  if (under !== undefined) return refuse('drawUnderWay', { round: under.draw.round });
  if (last !== undefined && reason === '') return refuse('drawPolicyFixed', { seq: last.seq });
  return accept([{ type: 'drawPolicySet', terms, reason: last === undefined ? '' : reason }]);
}

/** The secret is made by the service; its commitment is what the hall is shown before it adds anything. */
function commitDraw(state: DeskState, command: Command<'commitDraw'>, given: DrawGiven): Answer {
  const place = placeToDraw(state, command.draw);
  if (!place.ok) return place;
  const again = command.again.trim();
  const times = timesFor(place.value.terms, command, given.now);
  if (!times.ok) return times;
  const stop =
    mayBegin(state, command.draw, again, false) ?? unlessBoards(state, place.value.terms, command.draw);
  if (stop !== null) return stop;
  const secret = given.random;
  const commitment = commitmentOf(secret, sha256);
  const of = { draw: placeIn(command.draw), again, ...times.value };
  return accept([{ type: 'drawCommitted', ...of, secret, commitment }]);
}

function unlessBoards(state: DeskState, terms: DrawTerms, place: DrawPlace): Refused | null {
  return boardsToDraw(state, terms, place).length > 0
    ? null
    : refuse('noBoardsToDraw', { round: place.round });
}

function addDrawInput(state: DeskState, people: People, command: Command<'addDrawInput'>): Answer {
  const place = placeToDraw(state, command.draw);
  if (!place.ok) return place;
  const open = openDraw(state.drawing, command.draw);
  if (open === null) return refuse('noCommitment', { round: command.draw.round });
  if (open.inputs.length >= LIMITS.drawInputs) return refuse('tooManyInputs', { most: LIMITS.drawInputs });
  const text = cleanInput(command.text);
  if (!isInput(text) || !isSeen(text) || text.length > LIMITS.drawInput)
    return refuse('badDrawInput', { most: LIMITS.drawInput });
  // it is hashed letter by letter: a name in it could never be corrected or erased
  if (veilOf(people.values())(text) !== text) return refuse('nameInInput');
  return accept([{ type: 'drawInputAdded', draw: placeIn(command.draw), kind: command.kind, text }]);
}

function drawStartPosition(
  state: DeskState,
  command: Command<'drawStartPosition'>,
  given: DrawGiven,
): Answer {
  const place = placeToDraw(state, command.draw);
  if (!place.ok) return place;
  const { terms } = place.value;
  const program = command.by.method === 'program';
  const open = program ? openDraw(state.drawing, command.draw) : null;
  const again = command.again.trim();
  // whoever comes second is told that it has been drawn
  const stop = mayBegin(state, command.draw, again, open !== null);
  if (stop !== null) return stop;
  if (program && open === null) return refuse('noCommitment', { round: command.draw.round });
  const times = open === null ? timesFor(terms, command, given.now) : found(open);
  if (!times.ok) return times;
  const drawn = positionsDrawn(state, terms, command, open);
  if (!drawn.ok) return drawn;
  const { showAt, startsAt } = times.value;
  const witnesses = command.witnesses.map((witness) => witness.trim()).filter((witness) => witness !== '');
  const events: DrawEvent[] = [
    {
      type: 'startPositionDrawn',
      draw: placeIn(command.draw),
      positions: drawn.value,
      again: open?.again ?? again,
      witnesses,
      salt: given.random,
      showAt,
      startsAt,
    },
  ];
  if (showAt === null || showAt <= given.now) {
    events.push({ type: 'startPositionShown', draw: placeIn(command.draw), shownAt: given.now, reason: '' });
  }
  return accept(events, { count: drawn.value.length });
}

function found<T>(value: T): Found<T> {
  return { ok: true, value };
}

/** One position for all boards or one for each, drawn board after board. */
function positionsDrawn(
  state: DeskState,
  terms: DrawTerms,
  command: Command<'drawStartPosition'>,
  open: DrawRecord | null,
): Found<readonly DrawnPosition[]> | Refused {
  const means = meansOf(command, open);
  if ('ok' in means) return means;
  const boards = boardsToDraw(state, terms, command.draw);
  if (boards.length === 0) return refuse('noBoardsToDraw', { round: command.draw.round });
  // throws and a hand settle one position
  if (boards.length > 1 && means.method !== 'program') return refuse('badDrawPlace', { why: 'oneBoard' });
  const used = state.drawing.draws.flatMap(({ drawn }) => drawn?.positions.map(({ number }) => number) ?? []);
  const positions: DrawnPosition[] = [];
  for (const board of boards) {
    const place = { round: command.draw.round, board };
    const request = { policy: policyOf(terms), used: [...used], place, means, at: '', witnesses: [] };
    const made = draw(request, sha256);
    if (!made.ok) return refusalOf(made.error);
    used.push(made.value.number);
    const { at: _at, witnesses: _witnesses, ...position } = made.value;
    positions.push(position);
  }
  return found(positions);
}

function policyOf({ exclude, noRepeat, perBoard, bothGames }: DrawTerms): DrawPolicy {
  return { exclude, noRepeat, perBoard, bothGames };
}

function meansOf({ by }: Command<'drawStartPosition'>, open: DrawRecord | null): DrawMeans | Refused {
  switch (by.method) {
    case 'program':
      return {
        method: 'program',
        secret: open?.secret ?? '',
        inputs: open?.inputs.map(({ text }) => text) ?? [],
      };
    case 'hand': {
      const long = tooLong(LIMITS.drawInput, by.authority, by.reason);
      if (long !== null) return long;
      const read = parseStartPosition(by.position.slice(0, LIMITS.position));
      if (!read.ok) {
        const [fault] = read.error;
        return refuse('badStartPosition', {
          text: by.position.slice(0, 120),
          why: fault?.code ?? '',
          column: 1,
        });
      }
      return {
        method: 'hand',
        number: read.value,
        authority: by.authority.trim(),
        reason: by.reason.trim(),
      };
    }
    default:
      return by;
  }
}

/** Why a draw cannot be made so, as the desk says no. */
export function refusalOf(fault: DrawFault): Refused {
  switch (fault.code) {
    case 'nothingAllowed':
      return refuse('nothingToDraw');
    case 'badInput':
    case 'badSecret':
      return refuse('badDrawInput', { most: LIMITS.drawInput });
    case 'badThrow': {
      const { at, thrown, lowest, highest } = fault;
      return refuse('badThrow', { at, thrown, lowest, highest });
    }
    case 'throwsMissing':
      return refuse('throwsMissing', { given: fault.given, decides: fault.decides });
    case 'throwsLeft':
      return refuse('throwsLeft', { given: fault.given, taken: fault.taken });
    case 'notAllowed':
      return refuse('drawNotAllowed', { number: fault.number });
    case 'authorityMissing':
    case 'reasonMissing':
      return refuse(fault.code);
    case 'boardMissing':
      return refuse('badDrawPlace', { why: 'board' });
  }
}

function placeIn({ round, board }: DrawPlace): DrawPlace {
  return { round, board };
}
