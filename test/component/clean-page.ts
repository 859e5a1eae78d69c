/** Test files share a page: what a test put on it itself goes away with the test, and so does what it kept. */
import { afterEach } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
