import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hasRight, memberOf, readStaff, trialStaff } from './staff.ts';

const folder = mkdtempSync(join(tmpdir(), 'staff-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function staffOf(value: unknown) {
  const path = join(folder, 'staff.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return readStaff(path);
}
const ana = { name: 'Ana Ruiz', tokenHash: hashOf('a'), rights: ['outbox'] };
const luis = { name: 'Luis O’Hara', tokenHash: hashOf('b'), rights: ['content', 'audit'] };

it('CFG-5 recognises staff by the hash of their token, with their rights', () => {
  const staff = staffOf([ana, luis]);
  expect(memberOf('Bearer a', staff)?.name).toBe('Ana Ruiz');
  expect(hasRight(memberOf('bearer b', staff), 'audit')).toBe(true);
  expect(hasRight(memberOf('Bearer b', staff), 'outbox')).toBe(false);
  for (const nobody of ['', 'Bearer', 'Bearer ', 'Bearer c', 'Basic a', `Bearer ${hashOf('a')}`])
    expect([nobody, memberOf(nobody, staff)]).toEqual([nobody, undefined]);
});

it('CFG-5 an empty trial token belongs to nobody', () => {
  expect(trialStaff({ content: '', staff: '' })).toEqual([]);
  expect(memberOf('Bearer ', trialStaff({ content: '', staff: 'b' }))).toBeUndefined();
});

it('CFG-5 refuses one token for both members of a trial, in one line that does not show it', () => {
  expect(() => trialStaff({ content: 'one-secret', staff: 'one-secret' })).toThrow(
    /^PUSH_TOKEN: the same as CONTENT_TOKEN; expected another token$/,
  );
});

it.each([
  ['{', ['is not JSON']],
  ['[]', ['is not a list']],
  [[null], ['[0].name', '[0].tokenHash', '[0].rights: found null']],
  [[{ ...ana, name: '=cmd()' }], ['[0].name: expected']],
  [[{ ...ana, tokenHash: 'a-token' }], ['[0].tokenHash: expected']],
  [[{ ...ana, rights: ['outbox', 'everything'] }], ['[0].rights: found "everything"']],
  [[{ ...ana, rights: [] }], ['[0].rights: found []']],
  [
    [ana, { ...luis, name: ana.name, tokenHash: ana.tokenHash }],
    ['[1].name: "Ana Ruiz" stands there twice', '[1].tokenHash: stands there twice'],
  ],
])('CFG-5 refuses STAFF with %j, one line per fault', (value, expected) => {
  let lines: string[] = [];
  try {
    staffOf(value);
  } catch (error) {
    lines = (error as Error).message.split('\n');
  }
  expect(lines).toEqual(expected.map((line) => expect.stringContaining(line)));
  expect(lines.every((line) => line.startsWith('STAFF: '))).toBe(true);
  expect(lines.join()).not.toContain('a-token');
});

it('CFG-5 refuses rights that are nested deeper than JSON can be written', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(() => staffOf(`[{"rights":${deep}}]`)).toThrow(
    /^STAFF: \[0\]\.rights: found a value that is nested too deeply; expected some of audit/m,
  );
});

it('CFG-5 refuses a STAFF file that cannot be read, in one line', () => {
  expect(() => readStaff(join(folder, 'none.json'))).toThrow(/^STAFF: .*none\.json cannot be read/);
});
