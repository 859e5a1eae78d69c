import type { ShellWords } from '../es/shell.ts';

export const shell: ShellWords = {
  file: 'File',
  newWindow: 'Another window',
  edit: 'Edit',
  view: 'View',
  tournaments: 'Escaque tournaments',
  openTitle: 'Open a tournament',
  createTitle: 'Where to keep the tournament',
  cannotStart: 'Escaque cannot start',
  quit: 'Quit',
  clocksRun: (clocks) => (clocks === 1 ? '1 clock is running.' : `${clocks} clocks are running.`),
  clocksRunWhat:
    'When the tournament closes they stop at that instant, on every screen. When it is opened again, the desk asks what is done about the time that has passed.',
  stay: 'Leave it',
  leaveClocks: 'Stop the clocks and close',
  entry: {
    title: 'Escaque: an invitation is needed',
    entering: 'Entering the desk…',
    needed: [
      'This desk is open on this computer, and to enter it you need an invitation that works once.',
      'Open the whole address, with what follows the hash sign (#), as the program wrote it when it started. ' +
        'If you have used it, ask for another window from one that is open (“Open another window”), or end the program and start it again.',
    ],
    script: 'This page needs JavaScript.',
  },
};
