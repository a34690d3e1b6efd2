import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  chunk,
  exif,
  fateOf,
  jpeg,
  jpegWithoutFrame,
  jpegWithoutScan,
  jpegWithTextIn,
  jpegWithTwoFrames,
  png,
  pngHeader,
  segment,
} from '../../../tests/sandbox/documents/crafted-files.ts';
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
    'with a text as quantization table': jpeg({ extra: segment(0xdb, '<script>1</script>') }),
    'with a text behind a Huffman table': jpeg({
      extra: segment(0xc4, Buffer.concat([Buffer.alloc(17), Buffer.from('<script>1</script>')])),
    }),
    'with a text as restart interval': jpeg({ extra: segment(0xdd, '<script>1</script>') }),
    'with a text in its frame': jpegWithTextIn('frame'),
    'with a text in the head of its scan': jpegWithTextIn('scan'),
  };
  it.each(Object.entries(broken))('%s is unreadable', (_, bytes) => {
    expect(fateOf(bytes, 'image/jpeg')).toBe('file_unreadable');
  });

  it('is limited to 12,000 pixels a side', () => {
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
    'with a text where a gamma belongs': png({ extra: chunk('gAMA', '<script>1</script>') }),
    'with a text in its end': png({ end: chunk('IEND', '<script>1</script>') }),
    'with more colours than a palette has': png({ extra: chunk('PLTE', Buffer.alloc(771)) }),
  };
  it.each(Object.entries(broken))('%s is unreadable', (_, bytes) => {
    expect(fateOf(bytes, 'image/png')).toBe('file_unreadable');
  });

  it('is limited to 12,000 pixels a side', () => {
    expect(fateOf(png({ header: pngHeader(12_000, 12_000) }), 'image/png')).toBe('kept');
    expect(fateOf(png({ header: pngHeader(30_000, 30_000) }), 'image/png')).toBe('image_too_big');
    expect(fateOf(png({ header: pngHeader(2 ** 32 - 1, 1) }), 'image/png')).toBe('image_too_big');
  });

  it('handles a bomb cheaply: does not inflate megabytes of zeros', () => {
    const bomb = png({ data: chunk('IDAT', deflateSync(Buffer.alloc(100_000_000))) });
    const before = process.memoryUsage().rss;
    cleanFile(bomb, 'image/png');
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });
});

it('S14 keeps only the picture: no location, no comments, nothing after its end', () => {
  const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>');
  const comment = segment(0xfe, '<script>alert(1)</script>');
  const iptc = segment(0xed, 'Photoshop 3.0 by Vera');
  const photo = jpeg({ extra: Buffer.concat([exif, comment, iptc]), tail: zip });
  expect(cleanFile(photo, 'image/jpeg')).toEqual(jpeg());

  const unknown = segment(0xf0, '<script>alert(1)</script>');
  const thumbnail = segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02<script>1</script>`);
  const named = cleanFile(jpeg({ extra: Buffer.concat([unknown, thumbnail]) }), 'image/jpeg');
  expect(named.includes('script')).toBe(false);

  const text = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'PLTE'].map((type) =>
    chunk(type, 'GPS 40.4168!'),
  );
  const tagged = png({ extra: Buffer.concat(text), tail: zip });
  expect(cleanFile(tagged, 'image/png')).toEqual(png());
});

describe('S14 a palette', () => {
  const header = pngHeader(2, 2, '0803000000');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(6)));
  const withPalette = (colours: Buffer, more: Buffer = Buffer.alloc(0)) =>
    png({ header, data, extra: Buffer.concat([chunk('PLTE', colours), more]) });

  it('is rebuilt in nearly the same colours if it contains text', () => {
    const colours = Buffer.from('<?php system($_GET[1]); ?><img onerror=go>');
    const opacities = chunk('tRNS', Buffer.from('<script>go()</'));
    const kept = cleanFile(withPalette(colours, opacities), 'image/png');
    for (const word of ['<', 'php', 'system', 'script', 'img'])
      expect(kept.subarray(33).includes(word)).toBe(false);
    const at = kept.indexOf('PLTE') + 4;
    for (const [index, colour] of colours.entries())
      expect(Math.abs((kept[at + index] ?? 0) - colour)).toBeLessThanOrEqual(4);
    // Valid, and unchanged when cleaned again.
    expect(cleanFile(kept, 'image/png')).toEqual(kept);
  });

  it('is kept unchanged if it contains only colours', () => {
    const file = withPalette(Buffer.from('ff0000fffffe2040e0', 'hex'));
    expect(cleanFile(file, 'image/png')).toEqual(file);
  });
});
