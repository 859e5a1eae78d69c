/** Test files share a page, which draws no dialogs: one is there, and open. What a test put on it itself goes away with the test, and so does what it kept. */
import { afterEach } from 'vitest';

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
