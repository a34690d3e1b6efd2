import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  chunk,
  exif,
  fateOf,
  jpeg,
  jpegWithoutFrame,
  jpegWithoutScan,
  jpegWithTwoFrames,
  png,
  pngHeader,
  segment,
} from './crafted-files.ts';
import { cleanFile } from './file-type.ts';

const cut = (bytes: Buffer, length: number) => bytes.subarray(0, bytes.length - length);
const flipped = (bytes: Buffer, at: number) =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));

describe('S14 B54 a JPEG', () => {
  const broken: Record<string, Buffer> = {
    'of three bytes': jpeg().subarray(0, 3),
    'broken off': cut(jpeg(), 9),
    'without a frame': jpegWithoutFrame(),
    'without a scan': jpegWithoutScan(),
    'with two frames': jpegWithTwoFrames(),
    'with a segment longer than the file': jpeg({ extra: Buffer.from('ffe1ffff', 'hex') }),
    'with a segment of no length': jpeg({ extra: Buffer.from('ffe10000', 'hex') }),
    'with a script between segments': jpeg({ extra: Buffer.from('<script>1</script>') }),
    'without height': jpeg({ height: 0 }),
  };
  it.each(Object.entries(broken))('%s is unreadable', (_, bytes) => {
    expect(fateOf(bytes, 'image/jpeg')).toBe('file_unreadable');
  });

  it('has 12,000 pixels a side at most', () => {
    expect(fateOf(jpeg({ width: 12_000, height: 12_000 }), 'image/jpeg')).toBe('kept');
    expect(fateOf(jpeg({ width: 12_001 }), 'image/jpeg')).toBe('image_too_big');
    expect(fateOf(jpeg({ height: 65_535 }), 'image/jpeg')).toBe('image_too_big');
  });
});

describe('S14 B54 a PNG', () => {
  const broken: Record<string, Buffer> = {
    'of its signature alone': png().subarray(0, 8),
    'broken off': cut(png(), 13),
    'with a wrong checksum': flipped(png(), 20),
    'with a chunk longer than the file': png({ extra: Buffer.from('7fffffff49444154', 'hex') }),
    'that does not begin with its header': png({ header: chunk('gAMA', '1234') }),
    'with two headers': png({ extra: pngHeader(2, 2) }),
    'without data': png({ data: Buffer.alloc(0) }),
    'with data that is none': png({ data: chunk('IDAT', '<script>1</script>') }),
    'of a colour type that is none': png({ header: pngHeader(2, 2, '0805000000') }),
    'with a chunk that must be known': png({ extra: chunk('EVIL', '') }),
    'without width': png({ header: pngHeader(0, 2) }),
  };
  it.each(Object.entries(broken))('%s is unreadable', (_, bytes) => {
    expect(fateOf(bytes, 'image/png')).toBe('file_unreadable');
  });

  it('has 12,000 pixels a side at most', () => {
    expect(fateOf(png({ header: pngHeader(12_000, 12_000) }), 'image/png')).toBe('kept');
    expect(fateOf(png({ header: pngHeader(30_000, 30_000) }), 'image/png')).toBe('image_too_big');
    expect(fateOf(png({ header: pngHeader(2 ** 32 - 1, 1) }), 'image/png')).toBe('image_too_big');
  });

  it('costs little when it is a bomb: zeros by the megabyte are not unfolded', () => {
    const bomb = png({ data: chunk('IDAT', deflateSync(Buffer.alloc(100_000_000))) });
    const before = process.memoryUsage().rss;
    cleanFile(bomb, 'image/png');
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });
});

it('S14 what is kept of a picture is the picture: no place, no comment, nothing behind its end', () => {
  const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>');
  const comment = segment(0xfe, '<script>alert(1)</script>');
  const iptc = segment(0xed, 'Photoshop 3.0 by Vera');
  const photo = jpeg({ extra: Buffer.concat([exif, comment, iptc]), tail: zip });
  expect(cleanFile(photo, 'image/jpeg')).toEqual(jpeg());

  const text = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'PLTE'].map((type) =>
    chunk(type, 'GPS 40.4168!'),
  );
  const tagged = png({ extra: Buffer.concat(text), tail: zip });
  expect(cleanFile(tagged, 'image/png')).toEqual(png());
});
