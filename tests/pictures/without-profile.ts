/**
 * A WebP file of the simple kind, with nothing but its picture: a canvas adds a colour profile to each,
 * which says sRGB, as all assume that find none (RFC 9649, sections 2.5 and 2.7).
 */
export function withoutProfile(webp: Buffer): Buffer {
  const at = pictureChunk(webp);
  const chunk = webp.subarray(at, at + 8 + evenSize(webp, at));
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(chunk.length + 4, 4);
  return Buffer.concat([head, chunk]);
}

/** Where the chunk named `VP8 ` begins, a lossy picture without transparency. */
function pictureChunk(webp: Buffer): number {
  let at = 12;
  while (webp.toString('latin1', at, at + 4) !== 'VP8 ') at += 8 + evenSize(webp, at);
  return at;
}

/** A chunk's size is that of its content, and a byte fills it up to an even one. */
function evenSize(webp: Buffer, at: number): number {
  const size = webp.readUInt32LE(at + 4);
  return size + (size % 2);
}
