import { onDestroy } from 'svelte';
import { useKeyring } from './contexts.ts';

/** A key of a screen, with what it does in words. */
export interface Key {
  /** As `KeyboardEvent.key` gives it; letters in lower case. */
  readonly key: string;
  readonly does: string;
  readonly run: () => void;
  /** Taken so that it does nothing else here; not among the keys a person is told of. */
  readonly quiet?: boolean;
}

/** The keys that do something now: the frame's, and those of the screen shown. */
export class Keys {
  // Kept apart from the state that tells of it: while a screen goes, Svelte shows it the state as it was before.
  #sources: readonly (() => readonly Key[])[] = [];
  #shown: readonly (() => readonly Key[])[] = $state.raw([]);

  /** In the order of a person's interest: those of the screen, then the frame's. */
  readonly all = $derived(this.#shown.toReversed().flatMap((source) => source()));

  /** Adds keys; gives the way to take them away. The last added wins. */
  add(source: () => readonly Key[]): () => void {
    this.#become([...this.#sources, source]);
    return () => this.#become(this.#sources.filter((other) => other !== source));
  }

  #become(sources: readonly (() => readonly Key[])[]): void {
    this.#sources = sources;
    this.#shown = sources;
  }

  /** For the window's keydown. What is typed into a field, or in an open dialog, is left alone. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (isTyping(event.target) && event.key !== 'Escape') return;
    const key = this.all.find((known) => known.key === event.key.toLowerCase() || known.key === event.key);
    if (key === undefined) return;
    event.preventDefault();
    key.run();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Gives the screen that calls it its keys, as long as it is shown. Call while the component is being made. */
export function keysOfThisScreen(source: () => readonly Key[]): void {
  onDestroy(useKeyring().add(source));
}
