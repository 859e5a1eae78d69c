/** What is brought where a tournament was expected, told by how it begins. */
import { expect, test } from 'vitest';
import { noTournament } from '../../src-core/plain/dropped-file.ts';

test.each([
  ['a tournament, as far as its first bytes tell', 'SQLite format 3\0', null],
  ['nothing', '', 'empty'],
  ['a PDF under any name', '%PDF-1.7', 'pdf'],
  ['games', '\n[Event "Open"]\n', 'pgn'],
  ['a list', 'Nombre;Elo\nRey, Pía;2100', 'text'],
  ['the name of a database in a text', 'x SQLite format 3\0', 'unknown'],
  ['a program', '\x7fELF\x02\0\0', 'unknown'],
  ['a web page', '<!doctype html><html>', 'html'],
  ['a picture', '\x89PNG\r\n', 'picture'],
] as const)('%s', (_what, begins, kind) => {
  expect(noTournament(Uint8Array.from(begins, (letter) => letter.charCodeAt(0)))).toBe(kind);
});
