import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import type { Mode } from '../lib/mode.ts';
import { loadConfig } from './load-config.ts';

function loadText(text: string, mode: Mode) {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'site.json');
  writeFileSync(file, text);
  const loaded = loadConfig(file, mode);
  rmSync(folder, { recursive: true });
  return loaded;
}

function load(paymentProxy: string, mode: Mode) {
  const endpoints = { ...defaultSite.endpoints, paymentProxy };
  const loaded = loadText(JSON.stringify({ ...defaultSite, endpoints }), mode);
  return loaded.ok ? loaded.value : undefined;
}

test('CFG-1 reports broken JSON in one line, and accepts a byte order mark', () => {
  const broken = loadText('{\n  "company": x\n}\n', 'trial');
  expect(broken.ok ? [] : broken.error).toEqual([
    expect.stringMatching(/^\S+site\.json is not valid JSON \(.*"company": x.*\)$/),
  ]);
  expect(loadText(`\uFEFF${JSON.stringify(defaultSite)}`, 'trial').ok).toBe(true);
});

test.each<[paymentProxy: string, mode: Mode, playMoney: true | undefined]>([
  ['/payment-proxy', 'trial', true],
  ['https://pay.example.com', 'trial', undefined],
  ['/payment-proxy', 'production', undefined],
])(
  'CFG-1 with payments at %s in %s, marks money as play money: %s',
  (paymentProxy, mode, playMoney) => {
    const config = load(paymentProxy, mode);
    expect(config?.company.name).toBe('Marquee');
    expect(config?.playMoney).toBe(playMoney);
  },
);

test('CFG-1 turns the style guide on in a trial, and off in production by default', () => {
  expect(load('/payment-proxy', 'trial')?.showStyleGuide).toBeUndefined();
  expect(load('/payment-proxy', 'production')?.showStyleGuide).toBe(false);
});
