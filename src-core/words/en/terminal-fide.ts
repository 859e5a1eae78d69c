import type { FideListWords } from '../es/terminal-fide.ts';
import { counted } from '../counted.ts';

export const fideList: FideListWords = {
  imported: (people, unread) =>
    `${counted(people, 'player', 'players')} in this computer's rating list of FIDE.${
      unread === 0 ? '' : ` Not read: ${counted(unread, 'line', 'lines')}.`
    }`,
  progress: (part, people) => `${Math.floor(part * 100)}%  ${counted(people, 'player', 'players')}`,
  stopped: 'Stopped: the list there was stays as it was.',
  none: 'This computer has no rating list of FIDE: download it from ratings.fide.com and bring it in with “escaque import fide-list FILE”.',
  notFound: (text) => `Nobody in the list answers to “${text}”.`,
};
