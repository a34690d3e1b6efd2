/** In the order of FIPS 180-4, whose constants are the fractions of their roots. */
const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number++)
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);

const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const BLOCK = 64;
const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** SHA-256 of a short text, without the promise of Web Crypto, which also refuses pages without HTTPS. */
export function sha256(text: string): Uint8Array {
  const hash = new DataView(new ArrayBuffer(32));
  for (const [index, word] of START.entries()) hash.setInt32(4 * index, word);
  const padded = pad(new TextEncoder().encode(text));
  for (let at = 0; at < padded.byteLength; at += BLOCK)
    mix(hash, schedule(new DataView(padded, at, BLOCK)));
  return new Uint8Array(hash.buffer);
}

/** Ends a message with a one bit, zeros and its length in bits. */
function pad(message: Uint8Array): ArrayBuffer {
  const padded = new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  new Uint8Array(padded).set([...message, 0x80]);
  new DataView(padded).setUint32(padded.byteLength - 4, message.length * 8);
  return padded;
}

/** Extends the 16 words of a block to one for each round. */
function schedule(block: DataView): DataView {
  const words = new DataView(new ArrayBuffer(4 * ROUNDS.length));
  const word = (index: number) => words.getInt32(4 * index);
  for (const index of ROUNDS.keys()) {
    if (index < 16) {
      words.setInt32(4 * index, block.getInt32(4 * index));
      continue;
    }
    const [early, late] = [word(index - 15), word(index - 2)];
    const sum =
      word(index - 16) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      word(index - 7) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    words.setInt32(4 * index, sum);
  }
  return words;
}

function mix(hash: DataView, words: DataView): void {
  const before = START.map((_, index) => hash.getInt32(4 * index));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before;
  for (const [round, constant] of ROUNDS.entries()) {
    const first =
      h +
      (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
      ((e & f) ^ (~e & g)) +
      constant +
      words.getInt32(4 * round);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    hash.setInt32(4 * index, (before[index] ?? 0) + word);
}
