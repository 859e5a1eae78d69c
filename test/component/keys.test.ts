/** The keys of a screen: what is shown is what works from where the focus is. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asPressed, Keys } from '../../renderer/keys.svelte.ts';
import { keyAnywhere } from '../../renderer/screens/board/board-keys.ts';

let keys: Keys;
let did: string[];

/** A field and a button; the window hears keys and focus as it does in the frame. */
function page() {
  document.body.innerHTML = '<input><button>x</button>';
  const field = document.querySelector('input');
  const button = document.querySelector('button');
  if (field === null || button === null) throw new Error('no page');
  return { field, button };
}

const key = (name: string) => ({ key: name, does: name, run: () => did.push(name) });
const press = (on: Element, init: KeyboardEventInit) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  keys = new Keys();
  did = [];
  keys.add(() => [key('1'), key('?'), key('Escape')]);
  window.addEventListener('keydown', keys.press);
  for (const type of ['focusin', 'click', 'pointerdown']) window.addEventListener(type, keys.focused);
});

afterEach(() => {
  window.removeEventListener('keydown', keys.press);
  for (const type of ['focusin', 'click', 'pointerdown']) window.removeEventListener(type, keys.focused);
});

describe('a letter in a field is text', () => {
  test('with Alt it commands, by its place on the keyboard where Alt gives another sign', () => {
    const { field } = page();
    keys.add(() => [key('k')]);
    press(field, { key: 'k', code: 'KeyK' });
    press(field, { key: '1', code: 'Digit1' });
    expect(did).toEqual([]);
    press(field, { key: 'k', code: 'KeyK', altKey: true });
    press(field, { key: '˚', code: 'KeyK', altKey: true });
    press(field, { key: '1', code: 'Digit1', altKey: true });
    expect(did).toEqual(['k', 'k', '1']);
  });

  test('on a keyboard of another order the letter counts before the place', () => {
    const { field } = page();
    keys.add(() => [key('a'), key('q')]);
    press(field, { key: 'a', code: 'KeyQ', altKey: true });
    expect(did).toEqual(['a']);
  });

  test('outside of fields it commands alone, and Alt is left to the browser', () => {
    const { button } = page();
    keys.add(() => [key('k')]);
    press(button, { key: 'k', code: 'KeyK' });
    press(button, { key: '1', code: 'Digit1', altKey: true });
    press(button, { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true });
    expect(did).toEqual(['k']);
  });
});

describe('what is shown', () => {
  test('follows the focus, but not under a finger that presses', () => {
    const { field, button } = page();
    expect(asPressed('K', keys.withAlt)).toBe('K');
    field.focus();
    expect(asPressed('K', keys.withAlt)).toBe('Alt+K');
    expect(asPressed('?', keys.withAlt)).toBe('?');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.focus();
    expect(keys.withAlt).toBe(true);
    button.click();
    expect(keys.withAlt).toBe(false);
  });

  test('a field that goes with the focus in it: Alt is still shown, and still works', () => {
    const { field } = page();
    field.focus();
    field.remove();
    expect(keys.withAlt).toBe(true);
    press(document.body, { key: '1', code: 'Digit1', altKey: true });
    expect(did).toEqual(['1']);
  });

  test('on a screen whose typing goes to its line it is Alt everywhere, and so it works everywhere', () => {
    const { button } = page();
    const leave = keys.add(() => [key('k')], true);
    let toLine = 0;
    const screen = (event: KeyboardEvent) => keyAnywhere(event, keys, () => (toLine += 1));
    window.addEventListener('keydown', screen, { capture: true });
    button.focus();
    expect(keys.withAlt).toBe(true);
    for (const on of [document.body, button]) {
      press(on, { key: 'k', code: 'KeyK', altKey: true });
      press(on, { key: '1', code: 'Digit1', altKey: true });
    }
    expect(did).toEqual(['k', '1', 'k', '1']);
    press(document.body, { key: 'k', code: 'KeyK' });
    expect(toLine).toBe(1);
    window.removeEventListener('keydown', screen, { capture: true });
    leave();
    expect(keys.withAlt).toBe(false);
  });
});

test('help is asked for from a field and over a dialog too, and writes nothing there', () => {
  const { field } = page();
  keys.add(() => [{ ...key('F1'), anywhere: true }]);
  expect(press(field, { key: 'F1' })).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open><input></dialog>');
  const inside = document.querySelector('dialog input');
  if (inside === null) throw new Error('no dialog');
  press(inside, { key: 'F1' });
  press(inside, { key: 'Escape' });
  press(inside, { key: 'F1', altKey: true });
  expect(did).toEqual(['F1', 'F1']);
});
