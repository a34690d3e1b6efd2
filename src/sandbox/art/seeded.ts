/**
 * Random numbers in [0, 1) that depend only on the seed, so the same name always gives the same picture. FNV-1a hashes
 * the seed, xorshift generates the numbers.
 */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // Similar seeds have close hashes; two rounds of mixing separate them.
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 13), 0x297a2d39) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
