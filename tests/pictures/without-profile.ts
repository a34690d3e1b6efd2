/**
 * Reduces a WebP file to the simple format that only contains the image. A canvas adds an sRGB colour profile, which is
 * the default without one (RFC 9649, sections 2.5 and 2.7).
 */
export function withoutProfile(webp: Buffer): Buffer {
  const at = pictureChunk(webp);
  const chunk = webp.subarray(at, at + 8 + evenSize(webp, at));
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(chunk.length + 4, 4);
  return Buffer.concat([head, chunk]);
}

/** Offset of the `VP8 ` chunk: a lossy image without transparency. */
function pictureChunk(webp: Buffer): number {
  let at = 12;
  while (webp.toString('latin1', at, at + 4) !== 'VP8 ') at += 8 + evenSize(webp, at);
  return at;
}

/** The size of a chunk is that of its content, padded to an even number. */
function evenSize(webp: Buffer, at: number): number {
  const size = webp.readUInt32LE(at + 4);
  return size + (size % 2);
}
