import { formatFen, parseFen, startNumber, startNumberOf, startPosition } from '../../chess/index.ts';
import type { Position, Variant } from '../../chess/index.ts';
import type { DeskCommand } from '../commands/commands.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { drawnStart } from '../journal/drawing.ts';
import { placeIn, untouchedBoard } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';

type SetStartPosition = Extract<DeskCommand, { type: 'setStartPosition' }>;

/** The position a board begins from: a number 0-959, a back rank, or a FEN; only before the first move. */
export function setStartPosition(state: DeskState, command: SetStartPosition): Answer {
  const found = untouchedBoard(state, command);
  if (!found.ok) return found;
  if (found.value.bye) return refuse('byeHasNoMoves', { board: command.board });
  const hidden = startNotShown(state, command);
  if (hidden !== null) return hidden;
  if (drawnStart(state.drawing, command) !== null && command.reason.trim() === '')
    return refuse('reasonMissing');
  const position = readStart(command.position.trim(), command.variant);
  if ('ok' in position) return position;
  return accept([
    {
      type: 'startPositionSet',
      ...placeIn(command),
      fen: formatFen(position),
      variant: position.variant,
      number: startNumberOf(position),
      reason: command.reason.trim(),
    },
  ]);
}

function readStart(text: string, variant: Variant): Position | Refused {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : rankNumber(text);
  if (number !== null) {
    if (number > 959) return refuse('badStartPosition', { text, why: 'number', column: 1 });
    // in standard chess a right belongs to king e1 and rooks a1, h1 (3.8.2)
    if (variant === 'standard' && number !== 518) {
      return refuse('badStartPosition', { text, why: 'variant', column: 1 });
    }
    return startPosition(number, variant);
  }
  const parsed = parseFen(text, { variant });
  if (parsed.ok) return parsed.value;
  const { code, field, column } = parsed.error;
  return refuse('badStartPosition', { text: text.slice(0, 120), why: code, field, column });
}

function rankNumber(text: string): number | null {
  return /^[kqrbn]{8}$/i.test(text) ? startNumber(text.toUpperCase()) : null;
}
