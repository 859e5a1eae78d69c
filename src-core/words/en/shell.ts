import type { ShellWords } from '../es/shell.ts';

export const shell: ShellWords = {
  file: 'File',
  newWindow: 'Another window',
  edit: 'Edit',
  view: 'View',
  tournaments: 'Escaque tournaments',
  openTitle: 'Open a tournament',
  createTitle: 'Where to keep the tournament',
  folderTitle: 'Folder for the copies',
  cannotStart: 'Escaque cannot start',
  quit: 'Quit',
  clocksRun: (clocks) => (clocks === 1 ? '1 clock is running.' : `${clocks} clocks are running.`),
  clocksRunWhat:
    'When the tournament closes they stop at that instant, on every screen. When it is opened again, the desk asks what is done about the time that has passed.',
  stay: 'Leave it',
  leaveClocks: 'Stop the clocks and close',
};
