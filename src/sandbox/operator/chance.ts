import { createHash } from 'node:crypto';

/**
 * Numbers from 0 up to 1 that follow from a name alone: the same name gives the same row of
 * numbers on every server, at every call.
 */
export function chance(name: string): () => number {
  let drawn = 0;
  return () => {
    const bytes = createHash('sha256').update(`${name} ${drawn++}`).digest();
    return bytes.readUInt32BE(0) / 2 ** 32;
  };
}
