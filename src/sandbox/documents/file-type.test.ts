import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chunk,
  exif,
  fateOf,
  jpeg,
  objectStream,
  pdf,
  png,
} from '../../../tests/sandbox/documents/crafted-files.ts';
import { Problem } from '../http/problem.ts';
import { cleanName } from './file-name.ts';
import type { FileType } from './file-type.ts';

it.each<readonly [string, FileType, Buffer | string]>([
  ['a program', 'image/jpeg', 'MZ\x90\0\x03\0\0\0'],
  ['an ELF program', 'image/png', '\x7fELF\x02\x01'],
  ['an SVG', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['HTML', 'application/pdf', '<!doctype html><script>1</script>'],
  ['a GIF', 'image/jpeg', 'GIF89a\x01\0\x01\0'],
  ['a ZIP', 'application/pdf', 'PK\x03\x04'],
  ['a PNG', 'image/jpeg', png()],
  ['a JPEG', 'image/png', jpeg()],
  ['a JPEG', 'application/pdf', jpeg()],
  ['a PDF behind HTML', 'application/pdf', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['nothing', 'image/jpeg', ''],
])('S14 B54 %s is no %s', (_, type, bytes) => {
  expect(fateOf(Buffer.from(bytes), type)).toBe('file_type_not_allowed');
});

it('S14 refuses or keeps random bytes without an internal error', () => {
  const sound = fc.constantFrom<readonly [FileType, Buffer]>(
    ['image/jpeg', jpeg({ extra: exif })],
    ['image/png', png({ extra: chunk('tEXt', 'x') })],
    ['application/pdf', pdf(objectStream('7 0 << /Type /Font >>'))],
  );
  const spoilt = fc.record({ at: fc.nat(800), byte: fc.nat(255), cutOff: fc.nat(60) });
  const fates = new Set<string>();
  fc.assert(
    fc.property(sound, spoilt, ([type, bytes], { at, byte, cutOff }) => {
      const changed = Buffer.from(bytes.subarray(0, Math.max(1, bytes.length - cutOff)));
      changed[at % changed.length] = byte;
      fates.add(fateOf(changed, type));
      fates.add(fateOf(changed.subarray(at % changed.length), type));
    }),
    { numRuns: 2000 },
  );
  const known = ['kept', 'file_type_not_allowed', 'file_unreadable', 'image_too_big'];
  expect([...fates].filter((fate) => !known.includes(fate))).toEqual([]);
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
])('B55 cleans the name %j', (name, cleaned) => {
  expect(cleanName(name, 'image/jpeg')).toBe(cleaned);
});

it('B54 refuses a name with the extension of another type', () => {
  for (const name of ['run.exe', 'page.html', 'photo.heic', 'photo.png', 'photo.jpg.svg']) {
    expect(() => cleanName(name, 'image/jpeg'), name).toThrow(Problem);
  }
});
