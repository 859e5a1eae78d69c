/** The focus is handed on where what had it goes away by what it did: never to the page. */
import { expect, onTestFinished, test } from 'vitest';
import { handsOnFocus } from '../../renderer/hands-on-focus.ts';

function screenOf(html: string): HTMLElement {
  const place = document.createElement('main');
  place.tabIndex = -1;
  place.innerHTML = html;
  document.body.append(place);
  const ends = handsOnFocus(place);
  onTestFinished(() => {
    ends();
    place.remove();
  });
  return place;
}

const named = (name: string): HTMLElement => {
  const found = document.getElementById(name);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};
/** The observer has been told. */
const told = () => new Promise((done) => setTimeout(done));

const ways: readonly (readonly [string, (button: HTMLElement) => void])[] = [
  ['goes away', (button) => button.remove()],
  ['is switched off', (button) => button.setAttribute('disabled', '')],
  ['goes with what it stands in', (button) => button.parentElement?.remove()],
];

test.each(ways)('a button that %s: to what is left nearby', async (_name, does) => {
  screenOf(
    '<button id="far">far</button><section><select><option>1</option></select><input><p><button id="it">it</button></p><button id="near">near</button></section>',
  );
  named('it').focus();
  does(named('it'));
  await told();
  expect(document.activeElement?.id).toBe('near');
});

test.each(ways)('a button that %s: home, where a screen has one', async (_name, does) => {
  screenOf('<p><button id="it">it</button></p><button id="near">near</button><input id="line" data-home>');
  named('it').focus();
  does(named('it'));
  await told();
  expect(document.activeElement?.id).toBe('line');
});

test.each(ways)('a button that %s, and nothing is left: the screen itself', async (_name, does) => {
  const place = screenOf('<p><button id="it">it</button></p>');
  named('it').focus();
  does(named('it'));
  await told();
  expect(document.activeElement).toBe(place);
});

test('what was taken elsewhere, or let go by hand, stays so', async () => {
  screenOf('<button id="it">it</button><button id="other">other</button><p id="rest">rest</p>');
  named('it').focus();
  named('other').focus();
  named('it').remove();
  await told();
  expect(document.activeElement?.id).toBe('other');
  named('other').blur();
  named('rest').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
