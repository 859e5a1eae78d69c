/** FIDE's rating list of this computer, for its screens: brought in while they go on, and looked in. */
import { basename } from 'node:path';
import type { RatingListState } from '../contract/desk-api.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { RatedPerson } from '../plain/rated-person.ts';
import { RatingList } from '../store/rating-list.ts';
import { importRatingList } from './import-rating-list.ts';

/** So many are shown as somebody types. */
const most = 12;

export class RatingLists {
  readonly #path: string;
  #list: RatingList | null = null;
  #coming: RatingListState['coming'] = null;
  #failed: RatingListState['failed'] = null;
  #unread = 0;
  #stopping = new AbortController();

  constructor(path: string) {
    this.#path = path;
  }

  state(): RatingListState {
    const about = this.#opened()?.about ?? null;
    return { about, coming: this.#coming, failed: this.#failed, unread: this.#unread };
  }

  /** Begins; how far it is, and how it ends, the state tells. Rejects with a DeskFault while another comes. */
  bring(path: string): void {
    if (this.#coming !== null) throw new DeskFault('busy', 'another rating list is coming', {});
    this.#coming = { source: basename(path), part: 0, people: 0 };
    this.#failed = null;
    this.#stopping = new AbortController();
    void this.#take(path, this.#stopping.signal);
  }

  /** The list of before stays. */
  stop(): void {
    this.#stopping.abort();
  }

  find(text: string): readonly RatedPerson[] {
    return this.#opened()?.find(text, most) ?? [];
  }

  async #take(path: string, signal: AbortSignal): Promise<void> {
    const source = basename(path);
    const tell = (part: number, people: number): void => {
      this.#coming = { source, part, people };
    };
    try {
      // a file that is open cannot be put in the place of another everywhere
      const beforePlaced = (): void => this.#shut();
      const { unread } = await importRatingList(path, this.#path, tell, signal, beforePlaced);
      this.#unread = unread;
    } catch (error) {
      if (!signal.aborted) this.#failed = faultOf(error);
    } finally {
      this.#coming = null;
    }
  }

  #shut(): void {
    this.#list?.close();
    this.#list = null;
  }

  #opened(): RatingList | null {
    this.#list ??= RatingList.open(this.#path);
    return this.#list;
  }
}
