import type { Refusal } from '../../src-core/desk-api.ts';
import type { RefusalWords } from './refusals.es.ts';

export const refusals: RefusalWords = {
  staleView: (f) => `${text(f['by'])} has written here meanwhile. Nothing was written.`,
};

function text(value: Refusal['facts'][string] | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}
