import type { Refusal } from '../../src-core/desk-api.ts';

/** Why the desk says no, by code. */
export const refusals = {
  staleView: (f: Refusal['facts']) =>
    `${text(f['by'])} ha escrito aquí mientras tanto. No se ha escrito nada.`,
};

function text(value: Refusal['facts'][string] | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}

export type RefusalWords = typeof refusals;
