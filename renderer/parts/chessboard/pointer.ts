import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import type { Hand } from './hand.svelte.ts';
import { squareAt } from './squares.ts';

/** How far, in pixels of the screen, a finger may tremble before it carries the piece along. */
const tremble = 5;

interface PointerRoom {
  readonly orientation: Color;
  readonly ghost: SVGGElement | undefined;
}

type SvgPointer = PointerEvent & { readonly currentTarget: SVGSVGElement };

/**
 * Mouse, pen or finger on the chessboard's drawing. While a piece is carried only its own drawing is moved;
 * the 64 squares hear of it when another square is reached.
 */
export class Pointer {
  readonly #hand: Hand;
  readonly #room: () => PointerRoom;
  #id: number | null = null;
  #edge = { left: 0, top: 0, width: 1, height: 1 };
  #start = { x: 0, y: 0 };
  #carried = false;
  transform = '';

  constructor(hand: Hand, room: () => PointerRoom) {
    this.#hand = hand;
    this.#room = room;
  }

  readonly down = (event: SvgPointer): void => {
    if (event.button !== 0 || this.#id !== null) return;
    this.#edge = event.currentTarget.getBoundingClientRect();
    const square = this.#square(event);
    if (square === null) return;
    this.#id = event.pointerId;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#carried = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#hand.press(square);
  };

  readonly move = (event: SvgPointer): void => {
    if (event.pointerId !== this.#id) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > tremble;
    if (!far && !this.#carried) return;
    this.#carried = true;
    const { x, y } = this.#point(event);
    this.transform = `translate(${x - 50} ${y - 50})`;
    this.#room().ghost?.setAttribute('transform', this.transform);
    this.#hand.drag(this.#square(event));
  };

  readonly up = (event: SvgPointer): void => {
    if (event.pointerId !== this.#id) return;
    this.#id = null;
    this.#hand.lift(this.#square(event));
  };

  readonly cancel = (event: SvgPointer): void => {
    if (event.pointerId !== this.#id) return;
    this.#id = null;
    this.#hand.cancel();
  };

  /** In the drawing's own units, 100 to a square. */
  #point(event: PointerEvent): { readonly x: number; readonly y: number } {
    const { left, top, width, height } = this.#edge;
    return { x: ((event.clientX - left) / width) * 800, y: ((event.clientY - top) / height) * 800 };
  }

  #square(event: PointerEvent): Square | null {
    const { x, y } = this.#point(event);
    return squareAt(Math.floor(x / 100), Math.floor(y / 100), this.#room().orientation);
  }
}
