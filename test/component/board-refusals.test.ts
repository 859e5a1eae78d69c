/** What a board says of a move that may not be made: why, in words, in both languages, and what can be pressed. */
import type { Square } from '../../src-core/chess/index.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { DeskApi, Act } from '../../src-core/contract/desk-api.ts';
import { liveTopics } from '../../src-core/contract/live-views.ts';
import type { View } from '../../src-core/contract/views.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import { cellOf } from '../../renderer/parts/chessboard/squares.ts';
import BoardScreen from '../../renderer/screens/board/BoardScreen.svelte';
import type { DeskCommand, DeskTopic } from '../../src-core/desk/index.ts';
import { firstRound } from '../desk/arbiter.ts';
import { Route } from '../../renderer/route.svelte.ts';
import AtDesk from './AtDesk.svelte';

/** jsdom lays nothing out, so nothing there is ever of another size or out of sight. */
class ResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserver);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.unstubAllGlobals());

/** A Spanish screen at board 1; what the desk writes is shown at once. */
async function atBoard() {
  const arbiter = firstRound();
  const screens = new Map<(view: View) => void, DeskTopic>();
  const act = ({ command }: Act) => {
    const reply = arbiter.answers(command);
    screens.forEach((topic, show) => show(arbiter.view(topic)));
    return Promise.resolve(reply);
  };
  const propose = (command: DeskCommand) => Promise.resolve(arbiter.decide(command));
  const watch = (topic: DeskTopic, show: (view: View) => void) => {
    // of live boards the service tells, and none is watched here
    if (topic.kind in liveTopics) return () => undefined;
    screens.set(show, topic);
    queueMicrotask(() => show(arbiter.view(topic)));
    return () => screens.delete(show);
  };
  // of the contract, all that this screen calls
  const desk = new DeskMirror({ act, propose, watch } as unknown as DeskApi, () => 'Geurt');
  const words = new Words('es');
  const part = BoardScreen as unknown as Component<Record<string, unknown>>;
  const route = new Route();
  render(AtDesk, { part, given: { round: 1, board: 1 }, desk, route, words });
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Movimiento' });
  const play = async (...moves: readonly string[]) => {
    for (const move of moves) {
      await fireEvent.input(line, { target: { value: move } });
      await fireEvent.submit(line);
    }
  };
  const elsewhere = (command: DeskCommand) => act({ command } as Act);
  return { arbiter, elsewhere, line, play, route, words };
}

const said = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

test('a pinned piece: why in words, in both languages; the text stays, nothing is written', async () => {
  const { arbiter, line, play, words } = await atBoard();
  await play('e4', 'e5', 'd4', 'Ab4', 'Cc3', 'd6', 'Cd5');
  const es = 'El caballo de c3 está clavado por el alfil de b4: el rey quedaría atacado.';
  await waitFor(() => expect(said()).toContain(es));
  expect(line.value).toBe('Cd5 ');
  words.language = 'en';
  const en = 'The knight on c3 is pinned by the bishop on b4: the king would be left attacked.';
  await waitFor(() => expect(said()).toContain(en));
  expect(arbiter.sans()).toBe('e4 e5 d4 Bb4+ Nc3 d6');
});

test('an ambiguous move: the moves meant can be pressed', async () => {
  const { arbiter, line, play } = await atBoard();
  await play('Cf3', 'Cf6', 'd4', 'd5', 'Cd2');
  await waitFor(() => expect(said()).toContain('más de un movimiento'));
  await fireEvent.click(screen.getByRole('button', { name: 'Cbd2' }));
  const sheet = screen.getByRole('region', { name: 'Jugadas' });
  await waitFor(() => expect(sheet.querySelector('[aria-current=step] .san')?.textContent).toBe('Cbd2'));
  expect(arbiter.sans()).toBe('Nf3 Nf6 d4 d5 Nbd2');
  expect(document.activeElement).toBe(line);
});

/** A hand that takes a piece from a square to another. */
async function drag(from: Square, to: Square) {
  const grid = screen.getByRole('grid', { name: 'Tablero' });
  if (!(grid instanceof SVGSVGElement)) throw new Error('the chessboard is no drawing');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
  grid.setPointerCapture = () => undefined;
  const point = (square: Square) => {
    const { column, row } = cellOf(square, 'white');
    return { clientX: column * 100 + 50, clientY: row * 100 + 50, button: 0, pointerId: 1 };
  };
  await fireEvent.pointerDown(grid, point(from));
  await fireEvent.pointerMove(grid, point(to));
  await fireEvent.pointerUp(grid, point(to));
}

test('put where it may not go by hand: why', async () => {
  const { arbiter, line } = await atBoard();
  await drag('f1', 'c4');
  await waitFor(() => expect(said()).toContain('alfil de f1'));
  expect(said()).toContain('e2');
  expect(line.value).toBe('');
  expect(arbiter.sans()).toBe('');
});

test('what is possible instead is said and played in the letters of the screen', async () => {
  const { arbiter, play } = await atBoard();
  await play('h4', 'h5');
  await waitFor(() => expect(arbiter.sans()).toBe('h4 h5'));
  await drag('h1', 'h5');
  // R is the rook where the desk says it, and the king here
  await fireEvent.click(await screen.findByRole('button', { name: 'Th3' }));
  await waitFor(() => expect(arbiter.sans()).toBe('h4 h5 Rh3'));
});

test('castling that is possible is written as the Laws write it', async () => {
  const { arbiter, play } = await atBoard();
  await play('e4', 'e5', 'Cf3', 'Cf6', 'Ae2', 'Ae7', 'Re3');
  await fireEvent.click(await screen.findByRole('button', { name: '0-0' }));
  await waitFor(() => expect(arbiter.sans()).toBe('e4 e5 Nf3 Nf6 Be2 Be7 O-O'));
});

test('of a move that happened on the board it is asked as it was typed: R is the king in Spanish', async () => {
  const { play } = await atBoard();
  await play('e4', 'e5', 'Re3');
  await fireEvent.click(await screen.findByRole('button', { name: /^Ocurrió en el tablero/ }));
  expect(said()).toContain('¿Anotar Re3 como jugada ilegal');
});

const ruledOn: readonly (readonly [moves: string, acts: readonly string[]])[] = [
  ['e4 e5 d4 Ab4 Cc3 d6 Cd5', ['c3-d5']],
  ['0-0', ['e1-g1', 'h1-f1']],
  ['e4 e6 e5 d5 h3 h6 exd6', ['e5-d6', '-d5']],
  ['a8=D', ['a2-a8', '+Qa8']],
  ['Cd5', []],
];
test.for(ruledOn)(
  '%s happened on the board: it is ruled on with what the hand did',
  async ([moves, acts]) => {
    const { play, route } = await atBoard();
    await play(...moves.split(' '));
    await fireEvent.click(await screen.findByRole('button', { name: /^Ocurrió en el tablero/ }));
    const rule = screen.queryByRole('button', { name: /^Dictaminar/ });
    expect(rule === null).toBe(acts.length === 0);
    if (rule === null) return;
    await fireEvent.keyDown(window, { key: 'd', altKey: true });
    const ply = moves.split(' ').length - 1;
    expect(route.screen).toEqual({
      name: 'incident',
      round: 1,
      board: 1,
      claim: false,
      arranged: { ply, acts },
    });
  },
);

test('a start that lacks castling rights is given them from its note: a dialog filled in, and one line with its reason', async () => {
  const { arbiter, elsewhere } = await atBoard();
  const lacking = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1';
  const set = {
    type: 'setStartPosition',
    round: 1,
    board: 1,
    variant: 'chess960',
    reason: 'sorteo',
  } as const;
  await elsewhere({ ...set, position: lacking });
  await fireEvent.click(await screen.findByRole('button', { name: 'Dar los derechos: KQkq' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Poner la posición' }));
  await waitFor(() => expect(arbiter.board().start.rightsDoubted).toEqual([]));
  expect(arbiter.journal.at(-1)?.event).toMatchObject({
    type: 'startPositionSet',
    fen: lacking.replace('w -', 'w KQkq'),
    reason: 'Derechos de enroque de la posición inicial 0',
  });
});
