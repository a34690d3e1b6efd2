/**
 * A stream of numbers in [0, 1) that depends on the seed alone, so that the same name always gives
 * the same picture. FNV-1a spreads the seed, a xorshift walks on from there.
 */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
