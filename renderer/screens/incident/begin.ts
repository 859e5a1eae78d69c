import type { ArbitersBoard } from '../../arbiters-board.ts';
import type { Arranged, Noticed } from '../../route.svelte.ts';
import type { IncidentForm } from './form.svelte.ts';

/** What an incident may be begun with, by the button that leads to it. */
export interface Beginning {
  /** The button for claims. */
  readonly claim: boolean;
  /** The flag that the clock shows as fallen. */
  readonly flag: boolean;
  /** The chessboard as it stands after this. */
  readonly arranged: Arranged | undefined;
  /** What the watch over live boards told. */
  readonly noticed: Noticed | undefined;
}

/** Begins the form as its button says. */
export function beginAs(
  form: IncidentForm,
  view: ArbitersBoard,
  { claim, flag, arranged, noticed }: Beginning,
): void {
  const fallen = flag ? (view.clock?.flag ?? null) : null;
  if (claim) form.begin('drawClaim');
  if (fallen !== null) form.beginWith('flagFall', fallen);
  if (noticed !== undefined) form.beginWith(noticed.kind, noticed.value ?? '');
  // once more has been recorded there it says nothing of what stands now
  if (arranged?.ply === view.plies.length) form.arrange(arranged.acts);
}
