import type { BackupWords } from '../es/backup.ts';

export const backup: BackupWords = {
  title: 'Copies',
  what: 'A copy in another folder, better of another disk or a stick, saves the tournament if this computer fails.',
  folder: 'Folder of the copies (full path)',
  folderHint: 'Empty: no copies by themselves.',
  choose: 'Choose a folder…',
  everyRound: 'Copy by itself when a round ends',
  keep: 'Save',
  last: (moment) => `Last copy: ${moment}.`,
  never: 'No copy of this tournament has been made on this computer.',
  failed: (moment) => `The copy of ${moment} was not made.`,
  closeTitle: 'Close the tournament',
  closeOthers: (screens) =>
    screens === 1
      ? 'Another screen has it open: it closes there too.'
      : `${screens} other screens have it open: it closes there too.`,
  closeOthersDo: 'Close it on all',
  goOn: (name) => `Go on with “${name}”`,
};
