import type { DiaryWords } from '../es/diary.ts';
import { counted } from '../counted.ts';
import { diarySaid } from '../diary-said.ts';
import { region } from './region.ts';

const kinds: DiaryWords['kinds'] = {
  begun: 'The program began',
  ended: 'The program was closed',
  crashed: 'A session before ended abruptly',
  bug: 'A fault of the program',
  fault: 'A fault of the disk, the file or the network',
  slow: 'Took more than a second',
  refused: 'Somebody was not let in',
  pageGone: 'A window was lost and loaded again',
};

export const diary: DiaryWords = {
  title: 'Diary of faults',
  what: 'What the program notes of itself on this computer: faults, waits, doors that stayed shut. It holds no names, moves or folders and is sent to nobody: if somebody asks for it, save it and hand it over yourself.',
  empty: 'Nothing has been noted.',
  open: 'See the diary of faults',
  save: 'Save the diary of faults',
  when: 'When',
  happened: 'What happened',
  detail: 'Detail for whoever mends it',
  kinds,
  says: diarySaid(kinds, (times) => counted(times, 'time more', 'times more'), region),
};
