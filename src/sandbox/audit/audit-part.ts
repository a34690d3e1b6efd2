import type { OperatorPart } from '../operator/part.ts';

/** Append-only: SQLite triggers refuse to change, replace or delete a line. Times are milliseconds since 1970. */
const tables = `
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('player', 'visitor', 'system', 'staff')),
    name TEXT,
    account_code TEXT,
    address TEXT,
    details TEXT
  ) STRICT;
  CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_undeleted BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_unreplaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
`;

/** The audit log. The other parts write to it. */
export const auditPart: OperatorPart = { tables, seed() {}, routes: () => [] };
