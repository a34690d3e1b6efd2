import type { DatabaseSync } from 'node:sqlite';
import { timeOf } from './account.ts';

/** Mails shown at most. */
const MOST_LISTED = 50;

/** An e-mail that a real operator would send; the address stands in the outbox alone. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where its link leads on the site. */
  readonly path?: string;
}

/** Keeps the mail for whoever may read the outbox; the log only says that there is one. */
export function sendMail(
  { database, log }: { database: DatabaseSync; log: (line: string) => void },
  { to, subject, text, path }: Mail,
  now: Date,
): void {
  database
    .prepare('INSERT INTO outbox (at, recipient, subject, text, path) VALUES (?, ?, ?, ?, ?)')
    .run(now.getTime(), to, subject, text, path ?? null);
  log(`sandbox: e-mail "${subject}" is in GET /operator/outbox`);
}

/** The latest mails, the newest first. */
export function readOutbox(database: DatabaseSync): readonly (Mail & { readonly at: string })[] {
  const rows = database
    .prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?')
    .all(MOST_LISTED) as unknown as (Omit<Mail, 'to' | 'path'> & {
    recipient: string;
    at: number;
    path: string | null;
  })[];
  return rows.map(({ at, recipient, subject, text, path }) => ({
    at: timeOf(at),
    to: recipient,
    subject,
    text,
    ...(path !== null && { path }),
  }));
}
