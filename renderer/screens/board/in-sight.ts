/** Keeps the move looked at in sight, also when the list becomes shorter. */
export function inSight(shown: boolean): (element: HTMLElement) => (() => void) | void {
  return (element) => {
    const list = element.closest('ol');
    if (!shown || list === null) return;
    const watcher = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    watcher.observe(list);
    return () => watcher.disconnect();
  };
}
