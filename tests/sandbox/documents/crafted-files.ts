// For tests: valid files and ways to corrupt them.
import { crc32, deflateSync } from 'node:zlib';
import { cleanFile, type FileType } from '../../../src/sandbox/documents/file-type.ts';
import { Problem } from '../../../src/sandbox/http/problem.ts';

/** The outcome for a file: `kept`, or the error code. */
export function fateOf(bytes: Buffer, type: FileType): string {
  try {
    cleanFile(bytes, type);
    return 'kept';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  }
}

/** A picture of 16 x 8 pixels, half red and half blue, as written by a browser's canvas. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1' +
    'tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAIE/8' +
    'QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAID/8QAFhEAAwAAAAAAAAAAAAAAAAAAAARB' +
    '/9oADAMBAAIRAxEAPwDGoDXpRuH/2Q==',
  'base64',
);
/** Offsets of its frame header (SOF0) and its scan. */
const FRAME_AT = 158;
const SCAN_AT = 270;

/** A JPEG segment: marker, length, body. */
export function segment(marker: number, body: Buffer | string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(body) + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** EXIF as written by a phone: location and device. */
export const exif = segment(
  0xe1,
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08GPSLatitude 40.4168 Phone 9', 'latin1'),
);

/** A valid JPEG, with optional `extra` segments after the first, a `tail` and other dimensions. */
export function jpeg({
  extra = Buffer.alloc(0),
  tail = Buffer.alloc(0),
  width = 16,
  height = 8,
}: {
  extra?: Buffer;
  tail?: Buffer;
  width?: number;
  height?: number;
} = {}): Buffer {
  const head = Buffer.from(JPEG);
  head.writeUInt16BE(height, FRAME_AT + 5);
  head.writeUInt16BE(width, FRAME_AT + 7);
  return Buffer.concat([head.subarray(0, 20), extra, head.subarray(20), tail]);
}

export const jpegWithoutFrame = (): Buffer =>
  Buffer.concat([JPEG.subarray(0, FRAME_AT), JPEG.subarray(FRAME_AT + 19)]);
export const jpegWithoutScan = (): Buffer =>
  Buffer.concat([JPEG.subarray(0, SCAN_AT), Buffer.from([0xff, 0xd9])]);
/** A JPEG with a text after a segment's content, within its length. */
export function jpegWithTextIn(part: 'frame' | 'scan'): Buffer {
  const at = part === 'frame' ? FRAME_AT : SCAN_AT;
  const length = JPEG.readUInt16BE(at + 2);
  const body = JPEG.subarray(at + 4, at + 2 + length);
  const longer = segment(JPEG[at + 1] ?? 0, Buffer.concat([body, Buffer.from('<script>')]));
  return Buffer.concat([JPEG.subarray(0, at), longer, JPEG.subarray(at + 2 + length)]);
}
export const jpegWithTwoFrames = (): Buffer =>
  jpeg({ extra: JPEG.subarray(FRAME_AT, FRAME_AT + 19) });

/** A PNG chunk with its checksum. */
export function chunk(type: string, body: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(body)]);
  const whole = Buffer.alloc(8 + named.length);
  whole.writeUInt32BE(named.length - 4, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), 4 + named.length);
  return whole;
}

export function pngHeader(width: number, height: number, kind = '0802000000'): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  Buffer.from(kind, 'hex').copy(body, 8);
  return chunk('IHDR', body);
}

/** A valid PNG of 2 x 2 pixels; each part can be replaced. */
export function png({
  header = pngHeader(2, 2),
  extra = Buffer.alloc(0),
  data = chunk('IDAT', deflateSync(Buffer.alloc(14))),
  end = chunk('IEND', ''),
  tail = Buffer.alloc(0),
}: Partial<Record<'header' | 'extra' | 'data' | 'end' | 'tail', Buffer>> = {}): Buffer {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, header, extra, data, end, tail]);
}

/** A valid PDF of one empty page; `objects` are inserted before its end. */
export function pdf(objects: Buffer | string = '', { catalog = '', end = '%%EOF\n' } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n` +
        '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
    ),
    Buffer.from(objects),
    Buffer.from(`trailer\n<< /Root 1 0 R >>\n${end}`),
  ]);
}

/** A compressed PDF object stream. */
export function objectStream(objects: string, dictionary = '/Filter /FlateDecode'): Buffer {
  const data = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(
      `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${data.length} ${dictionary} >>\n`,
    ),
    Buffer.from('stream\n'),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
