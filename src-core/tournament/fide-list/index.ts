export { readerOf } from './read-list.ts';
export type { PeopleReader } from './people-reader.ts';
