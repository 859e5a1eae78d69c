import type { ControlView } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';

/** One sense of a time control in words: its periods, of each side where they differ. */
export function senseSays(t: Words, { periods, text }: ControlView): string {
  if (periods === null) return text;
  const says = (color: 'white' | 'black'): string => periods[color].map(t.clock.periodSays).join('; ');
  const [white, black] = [says('white'), says('black')];
  return white === black ? white : `${t.clock.sides.white}: ${white} · ${t.clock.sides.black}: ${black}`;
}
