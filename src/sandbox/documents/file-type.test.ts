import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Problem } from '../operator/problem.ts';
import {
  chunk,
  exif,
  jpeg,
  jpegWithoutFrame,
  jpegWithoutScan,
  jpegWithTwoFrames,
  objectStream,
  pdf,
  png,
  pngHeader,
  segment,
} from './crafted-files.ts';
import { cleanName } from './file-name.ts';
import { cleanFile, type FileType } from './file-type.ts';

/** `kept`, or the code of the refusal. */
function fateOf(bytes: Buffer | string, type: FileType): string {
  try {
    cleanFile(Buffer.from(bytes), type);
    return 'kept';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  }
}

const cut = (bytes: Buffer, length: number) => bytes.subarray(0, bytes.length - length);
const flipped = (bytes: Buffer, at: number) =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
const script = '/S /JavaScript /JS (app.alert(1))';
const manyStreams = Buffer.from('1 0 obj\n<< >>\nstream\n\nendstream\nendobj\n'.repeat(5001));

/** What it is, what it says it is, and how it ends. */
const files: readonly (readonly [string, Buffer | string, FileType, string])[] = [
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'image/jpeg', 'file_type_not_allowed'],
  ['an ELF program', Buffer.from('7f454c460201', 'hex'), 'image/png', 'file_type_not_allowed'],
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'image/png',
    'file_type_not_allowed',
  ],
  ['HTML', '<!doctype html><script>1</script>', 'application/pdf', 'file_type_not_allowed'],
  ['a GIF', 'GIF89a\x01\0\x01\0', 'image/jpeg', 'file_type_not_allowed'],
  ['a ZIP', 'PK\x03\x04', 'application/pdf', 'file_type_not_allowed'],
  ['a PNG as JPEG', png(), 'image/jpeg', 'file_type_not_allowed'],
  ['a JPEG as PNG', jpeg(), 'image/png', 'file_type_not_allowed'],
  ['a JPEG as PDF', jpeg(), 'application/pdf', 'file_type_not_allowed'],
  [
    'a PDF behind HTML',
    Buffer.concat([Buffer.from('<html>'), pdf()]),
    'application/pdf',
    'file_type_not_allowed',
  ],
  ['no bytes', '', 'image/jpeg', 'file_type_not_allowed'],
  ['JPEG: its first bytes', jpeg().subarray(0, 3), 'image/jpeg', 'file_unreadable'],
  ['JPEG: broken off', cut(jpeg(), 9), 'image/jpeg', 'file_unreadable'],
  ['JPEG: no frame', jpegWithoutFrame(), 'image/jpeg', 'file_unreadable'],
  ['JPEG: no scan', jpegWithoutScan(), 'image/jpeg', 'file_unreadable'],
  ['JPEG: two frames', jpegWithTwoFrames(), 'image/jpeg', 'file_unreadable'],
  [
    'JPEG: a segment longer than the file',
    jpeg({ extra: Buffer.from('ffe1ffff', 'hex') }),
    'image/jpeg',
    'file_unreadable',
  ],
  [
    'JPEG: a segment of no length',
    jpeg({ extra: Buffer.from('ffe10000', 'hex') }),
    'image/jpeg',
    'file_unreadable',
  ],
  [
    'JPEG: script between segments',
    jpeg({ extra: Buffer.from('<script>1</script>') }),
    'image/jpeg',
    'file_unreadable',
  ],
  ['JPEG: no height', jpeg({ height: 0 }), 'image/jpeg', 'file_unreadable'],
  ['JPEG: 12,001 pixels', jpeg({ width: 12_001 }), 'image/jpeg', 'image_too_big'],
  ['JPEG: 65,535 pixels', jpeg({ height: 65_535 }), 'image/jpeg', 'image_too_big'],
  ['PNG: its signature', png().subarray(0, 8), 'image/png', 'file_unreadable'],
  ['PNG: broken off', cut(png(), 13), 'image/png', 'file_unreadable'],
  ['PNG: a wrong checksum', flipped(png(), 20), 'image/png', 'file_unreadable'],
  [
    'PNG: a chunk longer than the file',
    png({ extra: Buffer.from('7fffffff49444154', 'hex') }),
    'image/png',
    'file_unreadable',
  ],
  ['PNG: no header first', png({ header: chunk('gAMA', '1234') }), 'image/png', 'file_unreadable'],
  ['PNG: two headers', png({ extra: pngHeader(2, 2) }), 'image/png', 'file_unreadable'],
  ['PNG: no data', png({ data: Buffer.alloc(0) }), 'image/png', 'file_unreadable'],
  [
    'PNG: data that is none',
    png({ data: chunk('IDAT', '<script>1</script>') }),
    'image/png',
    'file_unreadable',
  ],
  [
    'PNG: a colour type that is none',
    png({ header: pngHeader(2, 2, '0805000000') }),
    'image/png',
    'file_unreadable',
  ],
  [
    'PNG: a chunk that must be known',
    png({ extra: chunk('EVIL', '') }),
    'image/png',
    'file_unreadable',
  ],
  ['PNG: no area', png({ header: pngHeader(0, 2) }), 'image/png', 'file_unreadable'],
  [
    'PNG: 30,000 x 30,000 pixels',
    png({ header: pngHeader(30_000, 30_000) }),
    'image/png',
    'image_too_big',
  ],
  [
    'PNG: 4 billion pixels a side',
    png({ header: pngHeader(2 ** 32 - 1, 1) }),
    'image/png',
    'image_too_big',
  ],
  ['PDF: broken off', cut(pdf(), 7), 'application/pdf', 'file_unreadable'],
  ['PDF: no page', '%PDF-1.7\n%%EOF', 'application/pdf', 'file_unreadable'],
  [
    'PDF: a script',
    pdf(`7 0 obj\n<< ${script} >>\nendobj\n`),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: a script with its name disguised',
    pdf(`7 0 obj\n<< /S /J#61va#53cript >>\nendobj\n`),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: opens something',
    pdf('', { catalog: '/OpenAction 7 0 R ' }),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: starts a program',
    pdf('7 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: carries a file',
    pdf('', { catalog: '/Names << /EmbeddedFiles 8 0 R >> ' }),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: sends a form',
    pdf('7 0 obj\n<< /S /SubmitForm >>\nendobj\n'),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: encrypted',
    pdf('', { catalog: '/Encrypt 7 0 R ' }),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: a script in compressed objects',
    pdf(objectStream(`7 0 << ${script} >>`)),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: the same, disguised twice',
    pdf(objectStream('7 0 << /S /JavaS#63ript >>', '/#46ilter [/Flate#44ecode]')),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: objects packed in another way',
    pdf(objectStream('7 0 << >>', '/Filter [/ASCIIHexDecode /FlateDecode]')),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: compressed objects that are none',
    pdf('9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n7 0 <<'),
    'application/pdf',
    'file_type_not_allowed',
  ],
  [
    'PDF: a bomb of objects',
    pdf(objectStream('0'.repeat(17 * 1024 * 1024))),
    'application/pdf',
    'file_type_not_allowed',
  ],
  ['PDF: thousands of streams', pdf(manyStreams), 'application/pdf', 'file_type_not_allowed'],
  ['a JPEG', jpeg(), 'image/jpeg', 'kept'],
  ['a JPEG of 12,000 pixels', jpeg({ width: 12_000, height: 12_000 }), 'image/jpeg', 'kept'],
  ['a PNG', png(), 'image/png', 'kept'],
  ['a PDF', pdf(), 'application/pdf', 'kept'],
  [
    'a PDF with compressed objects',
    pdf(objectStream('7 0 << /Type /Font >>')),
    'application/pdf',
    'kept',
  ],
];

it.each(files)('S14 B54 %s', (_, bytes, type, fate) => {
  expect(fateOf(bytes, type)).toBe(fate);
});

it('S14 what is kept of a picture is the picture: no place, no comment, nothing behind its end', () => {
  const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>');
  const comment = segment(0xfe, '<script>alert(1)</script>');
  const xmp = segment(0xed, 'Photoshop 3.0 by Vera');
  const photo = jpeg({ extra: Buffer.concat([exif, comment, xmp]), tail: zip });
  expect(cleanFile(photo, 'image/jpeg')).toEqual(jpeg());

  const text = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((type) => chunk(type, 'GPS 40.4168'));
  const tagged = png({ extra: Buffer.concat(text), tail: zip });
  expect(cleanFile(tagged, 'image/png')).toEqual(png());
});

it('S14 bytes at random are refused or kept, and never a fault', () => {
  const sound = fc.constantFrom<readonly [FileType, Buffer]>(
    ['image/jpeg', jpeg({ extra: exif })],
    ['image/png', png({ extra: chunk('tEXt', 'x') })],
    ['application/pdf', pdf(objectStream('7 0 << /Type /Font >>'))],
  );
  const spoilt = fc.record({ at: fc.nat(800), byte: fc.nat(255), cutOff: fc.nat(60) });
  fc.assert(
    fc.property(sound, spoilt, ([type, bytes], { at, byte, cutOff }) => {
      const changed = Buffer.from(bytes.subarray(0, Math.max(0, bytes.length - cutOff)));
      changed[at % changed.length] = byte;
      fateOf(changed, type);
      fateOf(changed.subarray(at % changed.length), type);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\vera\\DNI front.JPG', 'DNI front.jpg'],
  ['con.jpg', '_con.jpg'],
  ['..', 'document.jpg'],
  ['', 'document.jpg'],
  ['image', 'image.jpg'],
  ['a\r\nSet-Cookie: x=1.jpg', 'aSet-Cookie_ x=1.jpg'],
  ['nul\0l.jpg', 'null.jpg'],
  ['photo\u202egpj.jpg', 'photogpj.jpg'],
  ['<img onerror="x">.jpg', '_img onerror=_x__.jpg'],
  [`${'é'.repeat(300)}.jpg`, `${'é'.repeat(80)}.jpg`],
  ['.htaccess.jpg', 'htaccess.jpg'],
])('B55 a name is cleaned: %j', (name, cleaned) => {
  expect(cleanName(name, 'image/jpeg')).toBe(cleaned);
});

it('B54 a name that ends as another type is refused', () => {
  for (const name of ['run.exe', 'page.html', 'photo.heic', 'photo.png', 'photo.jpg.svg']) {
    expect(() => cleanName(name, 'image/jpeg'), name).toThrow(Problem);
  }
});

it('S14 a bomb costs little: zeros by the megabyte in a PNG are not unfolded', () => {
  const bomb = png({ data: chunk('IDAT', deflateSync(Buffer.alloc(100_000_000))) });
  const before = process.memoryUsage().rss;
  cleanFile(bomb, 'image/png');
  expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
});
