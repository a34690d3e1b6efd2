import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasRight, memberOf } from '../lib/staff.ts';
import { readEnvironment, siteConfigOf } from './environment.ts';

function start(variables: Record<string, string>, staff?: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const STAFF = join(folder, 'staff.json');
  if (staff) writeFileSync(STAFF, JSON.stringify(staff));
  const DATA_DIR = join(folder, 'data');
  const environment = readEnvironment({ DATA_DIR, ...variables, ...(staff && { STAFF }) });
  return { embedded: environment.embedded, made: readdirSync(DATA_DIR) };
}

test('CFG-5 a trial generates two tokens; the editor’s cannot read emails', () => {
  const { embedded, made } = start({ CONTENT_TOKEN: 'of-editors' });
  expect(made).toContain('push-token');
  expect(made).not.toContain('content-token');
  const editor = memberOf('Bearer of-editors', embedded?.staff ?? []);
  expect([editor?.name, hasRight(editor, 'outbox')]).toEqual(['trial editor', false]);
});

test('CFG-5 refuses one token for both members of a trial', () => {
  const same = { CONTENT_TOKEN: 'one', PUSH_TOKEN: 'one' };
  expect(() => start(same)).toThrow(
    /^PUSH_TOKEN: the same as CONTENT_TOKEN; expected another token$/,
  );
});

test('CFG-5 ignores and generates no shared tokens with STAFF', () => {
  const tokenHash = createHash('sha256').update('of-ana').digest('hex');
  const { embedded, made } = start({ PUSH_TOKEN: 'shared', CONTENT_TOKEN: 'shared' }, [
    { name: 'Ana Ruiz', tokenHash, rights: ['outbox'] },
  ]);
  const { staff = [], draftToken } = embedded ?? {};
  expect(made.filter((name) => name.endsWith('token'))).toEqual([]);
  expect(memberOf('Bearer of-ana', staff)?.name).toBe('Ana Ruiz');
  expect(memberOf('Bearer shared', staff)).toBeUndefined();
  expect(memberOf(`Bearer ${draftToken}`, staff)?.rights, 'the site’s own').toEqual(['drafts']);
});

test.each(['*', 'marquee:3000', 'https://marquee', '*.foyer.example'])(
  'SEC B36 refuses %s in ALLOWED_HOSTS, because no Host header would match',
  (host) => {
    const read = (ALLOWED_HOSTS: string) => readEnvironment({ MODE: 'production', ALLOWED_HOSTS });
    expect(() => read(`localhost, ${host}`)).toThrow(`ALLOWED_HOSTS: found ${host}; expected`);
    expect(read('localhost, [::1]').allowedHosts).toEqual(['localhost', '[::1]']);
  },
);

test.each([
  ['marquee:3000', '"marquee"'],
  ['https://marquee/', '"marquee"'],
  ['HTTPS://marquee', '"marquee"'],
  ['münchen.example', '"xn--mnchen-3ya.example"'],
  ['*.foyer.example', 'host names without a port, such as marquee'],
])('CFG-1 names what to write in ALLOWED_HOSTS instead of %s', (host, expected) => {
  expect(() => readEnvironment({ MODE: 'production', ALLOWED_HOSTS: host })).toThrow(
    new Error(`ALLOWED_HOSTS: found ${host}; expected ${expected}`),
  );
});

test.each([
  ['FRAMES_ORIGIN', 'games.example.com'],
  ['FRAMES_ORIGIN', 'https://games.example.com/'],
  ['FRAMES_ORIGIN', 'https://games.example.com:99999'],
  ['PORT', ''],
  ['HOST', ''],
  ['FRAMES_PORT', '65536'],
])('CFG-5 reports the variable when %s is %j', (name, value) => {
  expect(() => start({ [name]: value })).toThrow(`${name}: found ${value}; expected`);
});

test('CFG-5 names the port after the last one when FRAMES_PORT is not set', () => {
  expect(() => start({ PORT: '65535' })).toThrow('FRAMES_PORT: found 65536; expected');
});

test('CFG-1 takes an empty SITE_CONFIG for none, not for the folder of the project', () => {
  expect(siteConfigOf({ SITE_CONFIG: '' })).toBe(siteConfigOf({}));
});
