import Grid3x3 from '@lucide/svelte/icons/grid-3x3';
import Eye from '@lucide/svelte/icons/eye';
import LayoutGrid from '@lucide/svelte/icons/layout-grid';
import BookOpen from '@lucide/svelte/icons/book-open';
import Dices from '@lucide/svelte/icons/dices';
import ListOrdered from '@lucide/svelte/icons/list-ordered';
import Medal from '@lucide/svelte/icons/medal';
import Trophy from '@lucide/svelte/icons/trophy';
import Users from '@lucide/svelte/icons/users';
import type { Screen } from '../route.svelte.ts';
import type { Words } from '../words.svelte.ts';

export interface MenuEntry {
  readonly screen: Screen;
  readonly says: string;
  readonly icon: typeof Users;
}

/** The entries of the side bar, in order; the digits from 1 go there. The draw is for Chess960. */
export function menuOf(t: Words, chess960 = false): readonly MenuEntry[] {
  const draw: readonly MenuEntry[] = chess960
    ? [{ screen: { name: 'draw' }, says: t.draw.name, icon: Dices }]
    : [];
  return [
    { screen: { name: 'hall' }, says: t.frame.hall, icon: LayoutGrid },
    { screen: { name: 'round' }, says: t.frame.round, icon: ListOrdered },
    { screen: { name: 'incidents', focus: null }, says: t.frame.book, icon: BookOpen },
    { screen: { name: 'players', focus: null }, says: t.frame.people, icon: Users },
    { screen: { name: 'tournament' }, says: t.frame.tournament, icon: Trophy },
    {
      screen: { name: 'position', fen: null, variant: 'standard' },
      says: t.frame.position,
      icon: Grid3x3,
    },
    ...draw,
    { screen: { name: 'standings' }, says: t.standings.short, icon: Medal },
    { screen: { name: 'live' }, says: t.live.title, icon: Eye },
  ];
}

/** The entry of the side bar a screen belongs to. */
export function entryOf(screen: Screen): Screen['name'] {
  if (screen.name === 'checkDraw') return 'draw';
  if (screen.name === 'journal') return 'incidents';
  if (screen.name === 'parchis' || screen.name === 'parchisTable') return 'hall';
  const ofTheRound = ['board', 'incident', 'pairings', 'swiss', 'roundStart', 'explorer'].includes(
    screen.name,
  );
  return ofTheRound ? 'round' : screen.name;
}
