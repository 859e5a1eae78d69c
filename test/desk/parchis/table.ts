/** A table of parchís at the desk, as its arbiter writes what happens there. */
import type { ParchisTableView } from '../../../src-core/contract/desk-api.ts';
import type { DeskCommand } from '../../../src-core/desk/index.ts';
import type { Dice } from '../../../src-core/tournament/generate/dice.ts';
import {
  PARCHIS_COLORS,
  type ParchisColor,
  type ParchisOption,
} from '../../../src-core/vocabulary/parchis.ts';
import { Arbiter, FOUR } from '../arbiter.ts';

export const at = { round: 1, table: 1 } as const;

type SetTable = Extract<DeskCommand, { type: 'setParchisTable' }>;

export function setTable(
  more: Partial<SetTable> = {},
  players: readonly ParchisColor[] = PARCHIS_COLORS,
): SetTable {
  const seats = players.map((color) => ({ color, player: `${PARCHIS_COLORS.indexOf(color) + 1}` }));
  const stakes = { eaten: 5, winner: 20, thirdSix: 2 };
  return { type: 'setParchisTable', ...at, seats, chosen: [], couples: 'none', stakes, ...more };
}

export class ParchisArbiter extends Arbiter {
  get table(): ParchisTableView {
    return this.view({ kind: 'parchisTable', ...at });
  }

  sets(more: Partial<SetTable> = {}, players?: readonly ParchisColor[]): this {
    this.does(setTable(more, players));
    return this;
  }

  /** So that this colour begins. */
  starts(first: ParchisColor = 'yellow'): this {
    const throws = [this.table.seats.map(({ color }) => ({ color, value: color === first ? 6 : 1 }))];
    this.does({ type: 'beginParchis', ...at, throws });
    return this;
  }

  rolls(...dice: readonly number[]): this {
    this.does({ type: 'recordParchisRoll', ...at, dice });
    return this;
  }

  /** With the only piece, or with that one. */
  moves(piece?: number): this {
    this.does(moveOf(this.table, piece));
    return this;
  }

  strikesLast(): this {
    const seq = this.table.lines[0]?.seq ?? 0;
    this.does({ type: 'strikeEntry', seq, reason: 'wrong key' });
    return this;
  }

  /** Anything that may be done, until it is over or so much was done; every step is handed on. */
  playsOn(dice: Dice, most: number, step: () => void = () => undefined): this {
    for (let done = 0; done < most && this.table.state === 'playing'; done++) {
      const { options, dice: number } = this.table;
      if (options.length === 0) this.rolls(...Array.from({ length: number }, () => dice.below(6) + 1));
      else this.does(optionOf(options[dice.below(options.length)]));
      step();
    }
    return this;
  }
}

type Option = ParchisTableView['options'][number];

export function moveOf({ options }: ParchisTableView, piece?: number): DeskCommand {
  return optionOf(options.find(({ pieces }) => piece === undefined || pieces.includes(piece)));
}

function optionOf(option: Option | undefined): DeskCommand {
  if (option === undefined) throw new Error('nothing can be moved');
  const { color, pieces, to, count } = option;
  return { type: 'moveParchis', ...at, color, piece: pieces[0] ?? 0, to, count: count.value };
}

export function arbiter(): ParchisArbiter {
  const desk = new ParchisArbiter();
  desk.begins().registers(...FOUR);
  return desk;
}

export const ALL_TOGETHER: readonly ParchisOption[] = ['murcia', 'mixedBarriers', 'twoDice', 'cuadrante'];
