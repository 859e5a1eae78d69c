/** What can be given the focus unasked: not what is typed into, where the keys of the screen would become text. */
const takes =
  'button, input:is([type="checkbox"], [type="radio"]), a[href], summary, [tabindex="0"]:not(input, select, textarea)';

/**
 * Of the place where a screen stands: where what has the focus goes away or is switched off by what it did, the focus
 * is handed on, to what is marked `data-home`, else to the first control that is left nearby, else to the place itself.
 * It never falls to the page, where the keys of lists and lines are lost. Gives the way to end it.
 */
export function handsOnFocus(place: HTMLElement): () => void {
  /** What had the focus last, and what it stood in, from the inside out. */
  let last: readonly Element[] = [];

  function remember({ target }: FocusEvent): void {
    last = target instanceof Element ? withParents(target, place) : [];
  }

  function handOn(): void {
    const [had] = last;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.matches(':disabled');
    if (had === undefined || !lost || stays(had) || document.querySelector('dialog[open]') !== null) return;
    const around = last.filter((element) => element.isConnected);
    const near = around.map(firstIn).find((element) => element !== null);
    (place.querySelector<HTMLElement>('[data-home]') ?? near ?? place).focus({ preventScroll: true });
  }

  const watching = new MutationObserver(handOn);
  watching.observe(place, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  place.addEventListener('focusin', remember);
  return () => {
    watching.disconnect();
    place.removeEventListener('focusin', remember);
  };
}

const stays = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

function firstIn(element: Element): HTMLElement | null {
  const all = [...element.querySelectorAll<HTMLElement>(takes)];
  return all.find((each) => !each.matches(':disabled') && each.closest('[inert], [hidden]') === null) ?? null;
}

function withParents(element: Element, place: Element): readonly Element[] {
  const { parentElement } = element;
  return element === place || parentElement === null
    ? [element]
    : [element, ...withParents(parentElement, place)];
}
