import { createHash } from 'node:crypto';

/** Random numbers in [0, 1) seeded by a name: the same name gives the same sequence on every server. */
export function chance(name: string): () => number {
  let drawn = 0;
  return () => {
    const bytes = createHash('sha256').update(`${name} ${drawn++}`).digest();
    return bytes.readUInt32BE(0) / 2 ** 32;
  };
}
