/** This many consecutive printable bytes count as text. */
const TEXT = /[ -~]{8}/;
/** Colour values this far apart leave only `"*2:BJRZbjrz` of all printable characters: no words and no markup. */
const [FIRST, STEP] = [2, 8];

/**
 * Removes text spelt by colours or opacities: each printable byte moves by at most four, which is not visible. Others
 * stay unchanged. Pixels could also be chosen so that their compressed data spells something; that is accepted, because
 * player files are never served.
 */
export function withoutText(bytes: Buffer): Buffer {
  if (!TEXT.test(bytes.toString('latin1'))) return bytes;
  const moved = (byte: number) => FIRST + Math.round((byte - FIRST) / STEP) * STEP;
  return Buffer.from(bytes.map((byte) => (byte < 0x20 || byte > 0x7e ? byte : moved(byte))));
}
