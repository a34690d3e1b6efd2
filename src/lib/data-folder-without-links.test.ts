import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOnce } from './data-folder.ts';

vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  linkSync() {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  },
}));

test('CFG-5 creates a file once in a data folder without hard links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'without-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'outbox-key');
  expect(createOnce(path, () => 'first')).toBe('first');
  expect(createOnce(path, () => 'second')).toBe('first');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['outbox-key']);
});
