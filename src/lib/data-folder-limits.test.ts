import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOnce } from './data-folder.ts';

const FULL_DISK = 'text that does not fit';

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return {
    ...fs,
    linkSync() {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    },
    writeFileSync(...[path, text, options]: Parameters<typeof fs.writeFileSync>) {
      fs.writeFileSync(path, text === FULL_DISK ? '' : text, options);
      if (text === FULL_DISK) throw new Error('no space left on device');
    },
  };
});

test('CFG-5 creates a file once in a data folder without hard links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'without-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'outbox-key');
  expect(createOnce(path, () => 'first')).toBe('first');
  expect(createOnce(path, () => 'second')).toBe('first');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['outbox-key']);
});

test('CFG-5 leaves no half-written file behind when the disk is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => createOnce(join(folder, 'outbox-key'), () => FULL_DISK)).toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
});
