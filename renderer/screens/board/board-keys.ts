import type { BoardView } from '../../../src-core/contract/desk-api.ts';
import type { Key, Keys } from '../../keys.svelte.ts';
import type { Words } from '../../words.svelte.ts';
import type { ActionName } from './actions.ts';
import { type Mend, mendOf } from './mend.ts';

interface Board {
  readonly shown: number;
  readonly look: (ply: number) => void;
  readonly act: (name: ActionName) => void;
  readonly turnClock: () => void;
  readonly mend: (mend: Mend) => void;
}

/** The keys of this screen: with Alt, since letters begin moves in the entry line. */
export function boardKeys(t: Words, view: BoardView, board: Board): readonly Key[] {
  const step = (key: string, does: string): Key => ({
    key,
    does,
    run: () => board.look(movedBy(key, board.shown) ?? board.shown),
  });
  const letter = (key: string, says: string, name: ActionName): Key => ({
    key,
    does: says,
    run: () => board.act(name),
  });
  const finished = view.result !== null;
  const clocked = !finished && view.clock !== null && view.clock.interrupted === null;
  const mend = mendOf(t, view);
  return [
    step('End', t.board.keyNow),
    step('Home', t.board.keyStart),
    step('ArrowRight', t.board.keyForward),
    step('ArrowLeft', t.board.keyBack),
    ...(finished ? [] : [letter('r', t.board.result, 'result')]),
    ...(view.state === 'bye'
      ? []
      : [
          { key: 'i', does: t.board.keyAlone(t.incident.incident, 'I'), run: () => board.act('incident') },
          letter('c', t.incident.claim, 'claim'),
        ]),
    ...(clocked && view.clock.flag !== null
      ? [letter('g', t.board.ruleOnFlag(view.clock.flag), 'ruleOnFlag')]
      : []),
    ...(clocked ? [{ key: 'p', does: t.board.keyTurnClock, run: () => board.turnClock() }] : []),
    ...(mend === null ? [] : [{ key: 'm', does: mend.says, run: () => board.mend(mend) }]),
    letter('t', t.clock.openScreen, 'clockScreen'),
    letter('k', t.clock.panel, 'clock'),
    letter('n', t.board.note, 'note'),
    letter('f', t.board.flip, 'flip'),
    ...(finished ? [letter('s', t.board.strikeResult, 'strikeResult')] : []),
    ...(!finished && view.plies.length > 0 ? [letter('s', t.board.strike, 'strikeMove')] : []),
  ];
}

/** The ply a key of the entry line leads to, from the one shown; null for any other key. */
export function movedBy(key: string, shown: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowRight: shown + 1,
    ArrowUp: shown - 2,
    ArrowDown: shown + 2,
    Home: 0,
    End: Number.MAX_SAFE_INTEGER,
  };
  return steps[key] ?? null;
}

/** Typing anywhere goes to the line; Alt with a letter or a digit does what that does outside it. */
export function keyAnywhere(event: KeyboardEvent, keyring: Keys, toLine: () => void): void {
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    const key = keyring.of(event);
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    key.run();
  } else if (typesIntoLine(event, keyring.all)) {
    toLine();
    event.stopPropagation();
  }
}

/**
 * Does the command whose sign is typed into the empty line: of signs that begin no move, as all are once the game has
 * its result.
 */
export function commandByKey(event: KeyboardEvent, keys: readonly Key[], text: string): boolean {
  if (text !== '' || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = keys.find((known) => known.key === event.key.toLowerCase());
  key?.run();
  return key !== undefined;
}

/** A sign that is no command and was not typed into another field. */
function typesIntoLine(event: KeyboardEvent, keys: readonly Key[]): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || key.length !== 1 || /[/?1-9 ]/.test(key)) return false;
  if (!(target instanceof Element) || target.matches('input, textarea, select, [contenteditable]'))
    return false;
  // a letter is a command where something else than the page has the focus
  const onPage = target === document.body || target.id === 'screen';
  return onPage || !keys.some((known) => known.key === key.toLowerCase());
}
