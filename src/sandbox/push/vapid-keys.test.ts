import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openVapidKeys } from './vapid-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vapid-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('CFG-5 shares one pair, readable by its owner only, among concurrent first starts', async () => {
  const module = new URL('vapid-keys.ts', import.meta.url).href;
  const script = `import { openVapidKeys } from '${module}';
    console.log(JSON.stringify(openVapidKeys(process.argv[1])));`;
  const start = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder]);
  const pairs = (await Promise.all([start(), start(), start()])).map(({ stdout }) => stdout.trim());
  expect(new Set(pairs)).toEqual(new Set([JSON.stringify(openVapidKeys(folder))]));
  expect(readdirSync(folder)).toEqual(['vapid-keys.json']);
  expect(statSync(join(folder, 'vapid-keys.json')).mode & 0o777).toBe(0o600);
});

it('CFG-5 F24 refuses a damaged file in one line and leaves it unchanged', () => {
  const path = join(folder, 'vapid-keys.json');
  writeFileSync(path, '{"publicKey":"B');
  expect(() => openVapidKeys(folder)).toThrow(/^\S+vapid-keys\.json is damaged; [^\n]+$/);
  expect(readFileSync(path, 'utf8')).toBe('{"publicKey":"B');
});
