/** Texts kept beside the journal, by name: no lines, and not in the chain. */
import type { AsideRow } from './rows.ts';
import type { Sqlite } from './sqlite.ts';
import type { Statements } from './statements.ts';

export function readAside({ aside }: Statements): ReadonlyMap<string, string> {
  return new Map(aside.all().map(({ name, body }) => [name, body ?? '']));
}

/** All or none: durable when this returns. */
export function putAside(db: Sqlite, sql: Statements, rows: readonly AsideRow[]): void {
  const put = db.transaction(() => {
    for (const { name, body } of rows) {
      if (body === null) sql.dropAside.run(name);
      else sql.putAside.run(name, body);
    }
  });
  put.immediate();
}
