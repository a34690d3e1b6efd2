import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandFaults, describeBrand } from './brand-files.ts';
import { ROOT } from './environment.ts';

const OURS = join(ROOT, 'public');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-brand-'));
  mkdirSync(join(folder, 'icons'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bring = (name: string, from = name) => copyFileSync(join(OURS, from), join(folder, name));

test('CFG-7 PWA-4 uses a brand’s pictures and lists those that are still ours', () => {
  bring('icons/icon-192.png');
  bring('share.jpg');
  expect(brandFaults({ name: 'Full House' }, folder, OURS)).toEqual([]);
  const line = describeBrand('Full House', folder, OURS);
  expect(line).toContain('icons/icon-512.png');
  expect(line).not.toContain('icon-192.png');
  expect(describeBrand('Full House', undefined, OURS)).toContain('icons/icon-192.png');
  expect(describeBrand('Marquee', undefined, OURS)).toBeUndefined();
});

test('CFG-1 PWA-4 refuses a picture with a wrong size or name, and a missing one', () => {
  expect(brandFaults({ name: 'Full House' }, folder, OURS)).toEqual([
    expect.stringContaining('found no file'),
  ]);
  bring('icons/icon-512.png', 'icons/icon-192.png');
  writeFileSync(join(folder, 'icons/badge-96.png'), '\x89PNG, cut short');
  symlinkSync('/nowhere', join(folder, 'icons/apple-touch-icon.png'));
  writeFileSync(join(folder, 'robots.txt'), 'Allow: /');
  expect(brandFaults({ name: 'Full House' }, folder, OURS).sort()).toEqual([
    expect.stringContaining('found 192x192 in icons/icon-512.png; expected a PNG of 512x512'),
    expect.stringContaining('found no PNG in icons/badge-96.png'),
    expect.stringContaining('found robots.txt'),
  ]);
});

test('CFG-1 HDR-2 refuses a logo that is not a file of the brand', () => {
  const logo = { src: '/icons/logo.svg', width: 132, height: 40 };
  const company = { name: 'Full House', logo };
  const missing = [expect.stringContaining('found no icons/logo.svg')];
  expect(brandFaults(company, undefined, OURS)).toEqual(missing);
  bring('icons/icon-192.png');
  expect(brandFaults(company, folder, OURS)).toEqual(missing);
  bring('icons/logo.svg', 'icons/favicon.svg');
  expect(brandFaults(company, folder, OURS)).toEqual([]);
});
