/** English. */
export { example } from './example.ts';
export { region } from './region.ts';
export { screen } from './screen.ts';
export { sheets } from './sheets.ts';
export { shell } from './shell.ts';
export { terminal } from './terminal.ts';
