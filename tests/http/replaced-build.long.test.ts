import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ownSite } from './own-site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the build depends on, so that the copy is not built again. */
const COPIED = [
  'dist',
  'src',
  'sw',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

test('PWA-6 a running site renders pages for the first time after its build was replaced', async () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-replaced-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const { origin } = await ownSite({ content: { deadlineMs: 5000 } }, {}, root);
  for (const part of ['client', 'server', 'boot', 'frames'])
    rmSync(join(root, 'dist', part), { recursive: true });
  for (const path of ['/stores', '/es/promotions', '/style-guide']) {
    const page = await fetch(origin + path);
    const html = await page.text();
    expect([path, page.status, /<h1\b/.test(html)]).toEqual([path, 200, true]);
    const [script = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec(html) ?? [];
    expect((await fetch(origin + script)).status, script).toBe(200);
  }
});
