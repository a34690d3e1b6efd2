import { constants, crc32, inflateSync } from 'node:zlib';
import { checkSides, unreadable } from './file-fault.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/**
 * Chunks that a picture needs (PNG third edition, section 11) and their maximum bytes, because extra bytes could hold
 * text. Text, EXIF, time, frames and all others are dropped.
 */
const KEPT: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 256 * 3,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  sRGB: 1,
};
/** Bit depths by colour type, table 12. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The colour type whose pixels are palette indices. */
const INDEXED = 3;
/** Compressed bytes that are inflated for the check, to at most 4 MB (zlib's 1032:1). */
const TRIED = 4096;

export const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(SIGNATURE);

/**
 * Parses a PNG file chunk by chunk and returns it without metadata or data after its end.
 * @throws Problem 422 for a broken file or one that is too big
 */
export function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [SIGNATURE];
  const data: Buffer[] = [];
  let hasPalette = false;
  for (let at = 8, isFirst = true; ; isFirst = false) {
    const { type, body, end } = chunkAt(bytes, at);
    if (isFirst !== (type === 'IHDR')) throw unreadable();
    if (type === 'IHDR') checkHeader(body);
    if (type === 'IDAT') data.push(body);
    // An upper-case first letter marks a critical chunk.
    const most = KEPT[type];
    if (most === undefined && /^[A-Z]/.test(type)) throw unreadable();
    if (most !== undefined && body.length > most) throw unreadable();
    if (type === 'IHDR') hasPalette = body[9] === INDEXED;
    // With other colour types a palette is only a suggestion, and could hold text.
    const isKept = most !== undefined && (type !== 'PLTE' || hasPalette);
    if (isKept && (type === 'PLTE' || type === 'tRNS')) kept.push(chunkOf(type, withoutText(body)));
    else if (isKept) kept.push(bytes.subarray(at, end));
    at = end;
    if (type === 'IEND') break;
  }
  checkData(Buffer.concat(data));
  return Buffer.concat(kept);
}

function chunkAt(bytes: Buffer, at: number) {
  if (at + 12 > bytes.length) throw unreadable();
  const length = bytes.readUInt32BE(at);
  const end = at + 12 + length;
  if (end > bytes.length) throw unreadable();
  const type = bytes.toString('latin1', at + 4, at + 8);
  const isSound = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
  if (!/^[A-Za-z]{4}$/.test(type) || !isSound) throw unreadable();
  return { type, body: bytes.subarray(at + 8, end - 4), end };
}

function chunkOf(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function checkHeader(body: Buffer): void {
  if (body.length !== 13) throw unreadable();
  const depths = DEPTHS[body[9] ?? -1];
  const [compression, filter, interlace = 2] = body.subarray(10);
  const isKnown = compression === 0 && filter === 0 && interlace <= 1;
  if (!isKnown || depths?.includes(body[8] ?? 0) !== true) throw unreadable();
  checkSides(body.readUInt32BE(0), body.readUInt32BE(4));
}

/** The picture data must start as zlib data. The review checks the rest. */
function checkData(data: Buffer): void {
  try {
    const start = data.subarray(0, TRIED);
    if (inflateSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).length > 0) return;
  } catch {
    // Reported below, like data that yields nothing.
  }
  throw unreadable();
}

/** This many consecutive printable bytes count as text. */
const TEXT = /[ -~]{8}/;
/** Colour values this far apart leave only `"*2:BJRZbjrz` of all printable characters, so no words and no markup. */
const [FIRST, STEP] = [2, 8];

/**
 * Removes text spelt by colours or opacities: each printable byte moves by at most four, which is not visible. Other
 * bytes stay unchanged. Pixels could also be chosen so that their compressed data spells something. That is accepted,
 * because players' files are never served.
 */
function withoutText(bytes: Buffer): Buffer {
  if (!TEXT.test(bytes.toString('latin1'))) return bytes;
  const moved = (byte: number) => FIRST + Math.round((byte - FIRST) / STEP) * STEP;
  return Buffer.from(bytes.map((byte) => (byte < 0x20 || byte > 0x7e ? byte : moved(byte))));
}
