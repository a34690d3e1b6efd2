import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { json } from '../http/answer.ts';
import { timeOf } from '../operator/row.ts';

/** Maximum number of emails listed. */
const MOST_LISTED = 50;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An email that a real operator would send. The recipient is stored in the outbox only. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of its link on the site. */
  readonly path?: string;
}

interface Outbox {
  readonly database: DatabaseSync;
  readonly outboxKey: Buffer;
}

/** @param secret known to the server only */
export const keyOfOutbox = (secret: string): Buffer =>
  createHash('sha256').update(`outbox:${secret}`).digest();

/**
 * Stores an email for staff and only logs its subject. Its link is encrypted, so that read access to the file is not
 * enough to follow it.
 */
export function sendMail(
  { database, outboxKey, log }: Outbox & { log: (line: string) => void },
  { to, subject, text, path }: Mail,
  now: Date,
): void {
  database
    .prepare('INSERT INTO outbox (at, recipient, subject, text, path) VALUES (?, ?, ?, ?, ?)')
    .run(now.getTime(), to, subject, text, path === undefined ? null : seal(path, outboxKey));
  log(`sandbox: e-mail "${subject}" is in GET /operator/outbox`);
}

/** Lists the latest emails for staff, newest first. */
export const outboxRoute = (outbox: Outbox): StaffRoute => ({
  method: 'GET',
  path: '/outbox',
  right: 'outbox',
  isPersonal: true,
  handle: async () => json(200, { mails: readOutbox(outbox) }),
});

function readOutbox({ database, outboxKey }: Outbox): readonly (Mail & { readonly at: string })[] {
  const rows = database
    .prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?')
    .all(MOST_LISTED) as unknown as (Omit<Mail, 'to' | 'path'> & {
    recipient: string;
    at: number;
    path: Uint8Array | null;
  })[];
  return rows.map(({ at, recipient, subject, text, path }) => ({
    at: timeOf(at),
    to: recipient,
    subject,
    text,
    ...(path !== null && unsealed(path, outboxKey)),
  }));
}

function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a link; undefined if it was encrypted with another key. */
function unsealed(sealed: Uint8Array, key: Buffer): { path?: string } {
  const [from, until] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, from));
  decipher.setAuthTag(sealed.subarray(from, until));
  try {
    const text = decipher.update(sealed.subarray(until), undefined, 'utf8');
    return { path: text + decipher.final('utf8') };
  } catch {
    return {};
  }
}
