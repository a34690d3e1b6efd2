import { expect, test } from 'vitest';
import { isOwner, ownerMark } from './owner-mark.ts';

test('PWA-5 AUT-5 tells players of a shared browser apart without naming them', async () => {
  const mark = await ownerMark('VERA0001');
  expect(mark).not.toContain('VERA0001');
  expect(mark).not.toBe(await ownerMark('VERA0001'));
  expect(await isOwner(mark, 'VERA0001')).toBe(true);
  expect(await isOwner(mark, 'ELIO0001')).toBe(false);
  expect(await isOwner('1', 'VERA0001')).toBe(false);
  expect(await isOwner(undefined, 'VERA0001')).toBe(false);
});
