import { createHash, randomBytes } from 'node:crypto';

/** A new document's id: 24 of a-z0-9, beginning with a letter, as the real one makes them. */
export function newDocumentId(): string {
  return fromBytes(randomBytes(32));
}

/** The same id for the same name, so that a seeded document keeps its id on every machine. */
export function documentIdOf(name: string): string {
  return fromBytes(createHash('sha256').update(name).digest());
}

function fromBytes(bytes: Buffer): string {
  const letter = String.fromCharCode(97 + ((bytes[0] ?? 0) % 26));
  const digits = BigInt(`0x${bytes.toString('hex')}`).toString(36);
  return letter + digits.padStart(23, '0').slice(-23);
}
