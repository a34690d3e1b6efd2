/** So many printable bytes in a row are a text. */
const TEXT = /[ -~]{8}/;
/** Colours this far apart leave `"*2:BJRZbjrz` of all printable signs: no word, and nothing of markup. */
const [FIRST, STEP] = [2, 8];

/**
 * Colours or opacities that also spell a text, without it: each printable byte moves by four at most, which no eye
 * sees. Others stay as they are. Pixels, too, could be chosen so that their compressed data spells something; that is
 * left, because no file of the players is ever served.
 */
export function withoutText(bytes: Buffer): Buffer {
  if (!TEXT.test(bytes.toString('latin1'))) return bytes;
  const moved = (byte: number) => FIRST + Math.round((byte - FIRST) / STEP) * STEP;
  return Buffer.from(bytes.map((byte) => (byte < 0x20 || byte > 0x7e ? byte : moved(byte))));
}
