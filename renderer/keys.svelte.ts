import { createContext, onDestroy } from 'svelte';

/** A key of a screen, with what it does in words. */
export interface Key {
  /** As `KeyboardEvent.key` gives it; letters in lower case. */
  readonly key: string;
  readonly does: string;
  readonly run: () => void;
  /** Taken so that it does nothing else here; not among the keys a person is told of. */
  readonly quiet?: boolean;
  /** A letter or a digit that does so without Alt, where others need it. */
  readonly alone?: boolean;
  /** It does so from a field and over a dialog too: no text is written by it. */
  readonly anywhere?: boolean;
  /** What the screen is about, on paper: Ctrl+P does it too. */
  readonly prints?: boolean;
}

interface Source {
  readonly keys: () => readonly Key[];
  /** What is typed on this screen is taken by something of it: letters and digits command with Alt. */
  readonly typed: boolean | (() => boolean);
}

/** The keys that do something now: the frame's, and those of the screen shown. */
export class Keys {
  // Kept apart from the state that tells of it: while a screen goes, Svelte shows it the state as it was before.
  #sources: readonly Source[] = [];
  #shown: readonly Source[] = $state.raw([]);
  /** Whether the focus is where letters are text. */
  inField = $state(false);
  #pointed = false;

  /** In the order of a person's interest: those of the screen, then the frame's. */
  readonly all = $derived(this.#shown.toReversed().flatMap(({ keys }) => keys()));

  /** Whether letters and digits command only with Alt, from where the focus is. */
  readonly withAlt = $derived(
    this.inField || this.#shown.some(({ typed }) => (typeof typed === 'function' ? typed() : typed)),
  );

  /** Adds keys; gives the way to take them away. The last added wins. */
  add(keys: () => readonly Key[], typed: Source['typed'] = false): () => void {
    const source = { keys, typed };
    this.#become([...this.#sources, source]);
    return () => this.#become(this.#sources.filter((other) => other !== source));
  }

  #become(sources: readonly Source[]): void {
    this.#sources = sources;
    this.#shown = sources;
  }

  /** The key that is pressed with Alt: by where it lies, if it gives another sign then. */
  of(event: KeyboardEvent): Key | undefined {
    if (!event.altKey || event.ctrlKey || event.metaKey) return undefined;
    const signs = this.all.filter(({ key, alone }) => isSign(key) && alone !== true);
    const where = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
    return signs.find(({ key }) => sameKey(key, event.key)) ?? signs.find(({ key }) => key === where);
  }

  /**
   * For the window's keydown. What is typed into a field, or in an open dialog, is left alone; with Alt a letter or
   * a digit does from a field what it does outside it.
   */
  readonly press = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p') this.#print(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const anywhere = this.all.find(({ key, anywhere: always }) => always === true && key === event.key);
    if (anywhere !== undefined && !event.altKey) return this.#run(anywhere, event);
    if (document.querySelector('dialog[open]') !== null) return;
    const typing = isTyping(event.target);
    // what has the focus is pressed by it
    if (event.key === 'Enter' && event.target instanceof Element && event.target.matches('button, a')) return;
    // Alt is the browser's unless a field has the focus, or had it as it went: the keys are shown with Alt still
    if (event.altKey ? !typing && !this.withAlt : typing && event.key !== 'Escape') return;
    const key = event.altKey ? this.of(event) : this.all.find(({ key: known }) => sameKey(known, event.key));
    if (key !== undefined) this.#run(key, event);
  };

  #run(key: Key, event: KeyboardEvent): void {
    event.preventDefault();
    key.run();
  }

  #print(event: KeyboardEvent): void {
    const key = this.all.find(({ prints }) => prints === true);
    if (key === undefined || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    key.run();
  }

  /** For the window's focusin and click. What a finger points at does not move before the press is over. */
  readonly focused = (event: Event): void => {
    this.#pointed = event.type === 'pointerdown' || (this.#pointed && event.type === 'focusin');
    if (!this.#pointed) this.inField = isTyping(document.activeElement);
  };
}

const sameKey = (known: string, key: string): boolean => known === key || known === key.toLowerCase();

const isSign = (key: string): boolean => /^[a-z0-9]$/i.test(key);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** How a key is written where it has to be pressed as things stand. */
export function asPressed(key: string, withAlt: boolean): string {
  return isSign(key) ? `${withAlt ? 'Alt+' : ''}${key.toUpperCase()}` : key;
}

/** Among the contexts App sets; it stands here because a screen's keys are added to it here. */
export const [useKeyring, setKeyring] = createContext<Keys>();

/**
 * Gives the screen that calls it its keys, as long as it is shown. Call while the component is being made. `typed`:
 * what is typed is taken by something of the screen, so letters and digits command with Alt.
 */
export function keysOfThisScreen(source: () => readonly Key[], typed: Source['typed'] = false): void {
  onDestroy(useKeyring().add(source, typed));
}
