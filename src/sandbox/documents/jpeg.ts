import { checkSides, unreadable } from './file-fault.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Start of frame: C0 to CF without DHT (C4), JPG (C8) and DAC (CC), ITU-T T.81 table B.1. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Restart interval: two bytes (DRI). */
const RESTART = 0xdd;
/** Tables: the length of the entry that begins with these bytes, ITU-T T.81 B.2.4. */
const TABLES: Readonly<Record<number, (entry: Buffer) => number>> = {
  // DHT: class and id, how many codes of each of 16 lengths, the codes' values.
  196: (entry) => 17 + entry.subarray(1, 17).reduce((sum, count) => sum + count, 0),
  // DAC: class and id, a value.
  204: () => 2,
  // DQT: precision (one or two bytes) and id, 64 values.
  219: ([kind = 0]) => 1 + 64 * ((kind >> 4) + 1),
};
/** Bits of an entry's first byte: class or precision, 0 or 1, and an id from 0 to 3. */
const KIND = 0x13;
/** Application data that decoders use: its prefix, and its length without a thumbnail. */
const APPLICATION: Readonly<Record<number, { begins: string; length: number }>> = {
  224: { begins: 'JFIF\0', length: 18 },
  238: { begins: 'Adobe', length: 16 },
};

/** Whether a segment consists of whole entries, so that nothing else is hidden in it. */
function isTable(segment: Buffer, lengthOf: (entry: Buffer) => number): boolean {
  let at = 4;
  while (at < segment.length) {
    const entry = segment.subarray(at);
    if (((entry[0] ?? 0) | KIND) !== KIND) return false;
    at += lengthOf(entry);
  }
  return at === segment.length;
}

/**
 * The part of a segment that a decoder needs, if any. Drops EXIF with its location, XMP, IPTC, comments, thumbnails and
 * segments unknown to decoders. @throws Problem 422 for a table with extra bytes
 */
function keptOf(marker: number, segment: Buffer): Buffer | undefined {
  const lengthOf = TABLES[marker];
  const isSound = lengthOf
    ? isTable(segment, lengthOf)
    : marker !== RESTART || segment.length === 6;
  if (!isSound) throw unreadable();
  if (lengthOf || marker === RESTART || marker === SCAN || isFrame(marker)) return segment;
  const known = APPLICATION[marker];
  const isKnown = known && segment.toString('latin1', 4).startsWith(known.begins);
  if (!isKnown || segment.length < known.length) return undefined;
  const bare = Buffer.from(segment.subarray(0, known.length));
  bare.writeUInt16BE(known.length - 2, 2);
  // Width and height of the thumbnail.
  if (marker === 0xe0) bare.writeUInt16BE(0, 16);
  return bare;
}

export const isJpeg = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, START, 0xff]));

/**
 * Parses a JPEG file segment by segment and returns it without metadata or data after its end.
 * @throws Problem 422 for a broken file or one that is too big
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw unreadable();
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END) break;
    const end = at + 2 + segmentLength(bytes, at + 2);
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (segment.length < 10 || hasFrame) throw unreadable();
      // Three bytes for each component.
      if (segment.length !== 10 + 3 * (segment[9] ?? 0)) throw unreadable();
      checkSides(segment.readUInt16BE(7), segment.readUInt16BE(5));
      hasFrame = true;
    }
    const needed = keptOf(marker, segment);
    if (needed) kept.push(needed);
    at = end;
    if (marker === SCAN) {
      // Two bytes for each component.
      if (segment.length !== 8 + 2 * (segment[4] ?? 0)) throw unreadable();
      hasScan = true;
      at = scanEnd(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  if (!hasFrame || !hasScan) throw unreadable();
  return Buffer.concat([...kept, Buffer.from([0xff, END])]);
}

function segmentLength(bytes: Buffer, at: number): number {
  const length = at + 2 > bytes.length ? 0 : bytes.readUInt16BE(at);
  if (length < 2 || at + length > bytes.length) throw unreadable();
  return length;
}

/** End of the compressed data: the first marker that is neither a stuffed FF nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw unreadable();
}
