import type { Migration } from './migration.ts';

/**
 * The first format: the journal and its guards, the acts that wrote it, its head, and people.
 * `head` repeats the last line, so that lines cut off the end are missed; the trigger keeps it, whoever appends.
 */
export const journal: Migration = {
  version: 1,
  name: 'journal',
  sql: `
CREATE TABLE act (
  id    TEXT    NOT NULL PRIMARY KEY,
  first INTEGER NOT NULL,
  last  INTEGER NOT NULL CHECK (last >= first),
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  seq   INTEGER NOT NULL PRIMARY KEY,
  act   TEXT    NOT NULL REFERENCES act (id),
  at    TEXT    NOT NULL,
  by    TEXT    NOT NULL,
  event TEXT    NOT NULL,
  hash  TEXT    NOT NULL
) STRICT;

CREATE TABLE head (
  only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  seq  INTEGER NOT NULL,
  hash TEXT    NOT NULL
) STRICT;
INSERT INTO head VALUES (1, 0, '${'0'.repeat(64)}');

CREATE TABLE person (
  id      TEXT NOT NULL PRIMARY KEY,
  name    TEXT NOT NULL,
  fide_id TEXT NOT NULL,
  birth   TEXT NOT NULL,
  sex     TEXT NOT NULL,
  club    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry BEGIN
  SELECT RAISE (ABORT, 'an entry of the journal never changes: strike it with a new one');
END;
CREATE TRIGGER entry_never_goes BEFORE DELETE ON entry BEGIN
  SELECT RAISE (ABORT, 'an entry of the journal is never removed: strike it with a new one');
END;
CREATE TRIGGER entry_comes_last BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT seq + 1 FROM head) BEGIN
  SELECT RAISE (ABORT, 'an entry of the journal follows the last one');
END;
CREATE TRIGGER entry_is_head AFTER INSERT ON entry BEGIN
  UPDATE head SET seq = NEW.seq, hash = NEW.hash;
END;
CREATE TRIGGER act_never_changes BEFORE UPDATE ON act BEGIN
  SELECT RAISE (ABORT, 'an act that was done never changes');
END;
CREATE TRIGGER act_never_goes BEFORE DELETE ON act BEGIN
  SELECT RAISE (ABORT, 'an act that was done is never removed');
END;
CREATE TRIGGER head_only_advances BEFORE UPDATE ON head WHEN NEW.seq IS NOT OLD.seq + 1 BEGIN
  SELECT RAISE (ABORT, 'the head of the journal only goes to the next entry');
END;
CREATE TRIGGER head_never_goes BEFORE DELETE ON head BEGIN
  SELECT RAISE (ABORT, 'the head of the journal is never removed');
END;
`,
};
