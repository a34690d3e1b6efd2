import { expect, test } from 'vitest';
import { checkFile, fileTypeOf, MOST_BYTES } from './check-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (content: string) => new TextEncoder().encode(content);

test('PGS-1 detects a document’s type by its first bytes', () => {
  expect(fileTypeOf(bytes(0xff, 0xd8, 0xff, 0xe1))).toBe('image/jpeg');
  expect(fileTypeOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
  expect(fileTypeOf(text('%PDF-1.7'))).toBe('application/pdf');
});

test.each([
  ['a program called photo.jpg', bytes(0x4d, 0x5a, 0x90, 0)],
  ['a page', text('<!doctype html>')],
  ['a drawing that may hold scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an animation', text('GIF89a')],
  ['the start of a picture that is no picture', bytes(0xff, 0xd8)],
])('PGS-1 rejects %s, whatever its name', async (_, content) => {
  const file = new File([content], 'photo.jpg', { type: 'image/jpeg' });
  expect(await checkFile(file)).toEqual({ ok: false, error: 'file_type_not_allowed' });
});

test('PGS-1 checks size before content', async () => {
  expect(await checkFile(new File([], 'a.pdf'))).toEqual({ ok: false, error: 'file_empty' });
  const large = new File([new Uint8Array(MOST_BYTES + 1)], 'a.pdf');
  expect(await checkFile(large)).toEqual({ ok: false, error: 'file_too_large' });
});

test('PGS-1 recognises a file by its content', async () => {
  const first = await checkFile(new File([text('%PDF-1.7 one')], 'a.pdf'));
  const again = await checkFile(new File([text('%PDF-1.7 one')], 'renamed.pdf'));
  const other = await checkFile(new File([text('%PDF-1.7 two')], 'a.pdf'));
  const hashes = [first, again, other].map((checked) => checked.ok && checked.value.hash);
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(hashes[1]).toBe(hashes[0]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

test('PGS-1 does not send a photo that cannot be decoded', async () => {
  const broken = new File([bytes(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)], 'photo.jpg');
  expect(await checkFile(broken)).toEqual({ ok: false, error: 'file_unreadable' });
});
