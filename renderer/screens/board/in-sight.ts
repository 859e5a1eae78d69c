/** Keeps the move looked at in sight. */
export function inSight(shown: boolean): (element: HTMLElement) => void {
  return (element) => {
    if (shown) element.scrollIntoView({ block: 'nearest' });
  };
}
