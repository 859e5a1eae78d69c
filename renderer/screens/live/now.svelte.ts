import { useClocks } from '../../clock/clocks.svelte.ts';

/** The desk's own time, a second at a time; null until it is known. */
export class Seconds {
  now: number | null = $state(null);

  constructor() {
    const { time } = useClocks();
    const look = (): void => {
      this.now = time.within === null ? null : time.now();
    };
    $effect(() => {
      look();
      const every = setInterval(look, 1000);
      return () => clearInterval(every);
    });
  }

  /** How long ago that was, in ms. */
  since(at: number): number {
    return Math.max(0, (this.now ?? at) - at);
  }
}
