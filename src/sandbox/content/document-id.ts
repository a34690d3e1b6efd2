import { createHash, randomBytes } from 'node:crypto';

/** A new document id: 24 characters of a-z0-9, starting with a letter, like Strapi's. */
export function newDocumentId(): string {
  return fromBytes(randomBytes(32));
}

/** A deterministic id, so that a seeded document has the same id on every machine. */
export function documentIdOf(name: string): string {
  return fromBytes(createHash('sha256').update(name).digest());
}

function fromBytes(bytes: Buffer): string {
  const letter = String.fromCharCode(97 + ((bytes[0] ?? 0) % 26));
  const digits = BigInt(`0x${bytes.toString('hex')}`).toString(36);
  return letter + digits.padStart(23, '0').slice(-23);
}
