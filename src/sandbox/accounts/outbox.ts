import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { json } from '../http/answer.ts';
import { timeOf } from '../operator/row.ts';

/** Maximum number of messages listed. */
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

/** A text message that a real operator would send, with a code to enter on the site. Its subject is for staff. */
export interface TextMessage extends Omit<Mail, 'path'> {
  readonly code: string;
}

/** What staff read. */
export interface Message extends Mail {
  readonly kind: 'email' | 'text';
  readonly code?: string;
}

interface Outbox {
  readonly database: DatabaseSync;
  readonly outboxKey: Buffer;
}
type Sender = Outbox & { log: (line: string) => void };

/** @param secret known to the server only */
export const keyOfOutbox = (secret: string): Buffer =>
  createHash('sha256').update(`outbox:${secret}`).digest();

export const sendMail = (sender: Sender, mail: Mail, now: Date): void =>
  send(sender, { kind: 'email', ...mail }, now);

export const sendText = (sender: Sender, message: TextMessage, now: Date): void =>
  send(sender, { kind: 'text', ...message }, now);

/**
 * Stores a message for staff and only logs its subject. Its link or code is encrypted, so that read access to the file
 * is not enough to use it.
 */
function send(
  { database, outboxKey, log }: Sender,
  { kind, to, subject, text, path, code }: Message,
  now: Date,
): void {
  const sealed = (secret: string | undefined) =>
    secret === undefined ? null : seal(secret, outboxKey);
  database
    .prepare(
      `INSERT INTO outbox (at, kind, recipient, subject, text, path, code)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(now.getTime(), kind, to, subject, text, sealed(path), sealed(code));
  const name = kind === 'email' ? 'e-mail' : 'text message';
  log(`sandbox: ${name} "${subject}" is in GET /operator/outbox`);
}

/** Lists the latest messages for staff, newest first. */
export const outboxRoute = (outbox: Outbox): StaffRoute => ({
  method: 'GET',
  path: '/outbox',
  right: 'outbox',
  isPersonal: true,
  handle: async () => json(200, { mails: readOutbox(outbox) }),
});

function readOutbox({ database, outboxKey }: Outbox) {
  const rows = database
    .prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?')
    .all(MOST_LISTED) as unknown as (Pick<Message, 'kind' | 'subject' | 'text'> & {
    recipient: string;
    at: number;
    path: Uint8Array | null;
    code: Uint8Array | null;
  })[];
  // JSON leaves out what is undefined.
  return rows.map(({ at, kind, recipient, subject, text, path, code }) => ({
    at: timeOf(at),
    kind,
    to: recipient,
    subject,
    text,
    path: unsealed(path, outboxKey),
    code: unsealed(code, outboxKey),
  }));
}

function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a link or a code; undefined if there is none, or if it was encrypted with another key. */
function unsealed(sealed: Uint8Array | null, key: Buffer): string | undefined {
  if (sealed === null) return undefined;
  const [from, until] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, from));
  decipher.setAuthTag(sealed.subarray(from, until));
  try {
    const text = decipher.update(sealed.subarray(until), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
