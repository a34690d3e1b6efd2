import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import type { Mode } from '../lib/mode.ts';
import { loadConfig } from './load-config.ts';

function load(paymentProxy: string, mode: Mode) {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'site.json');
  const endpoints = { ...defaultSite.endpoints, paymentProxy };
  writeFileSync(file, JSON.stringify({ ...defaultSite, endpoints }));
  const loaded = loadConfig(file, mode);
  rmSync(folder, { recursive: true });
  return loaded.ok ? loaded.value : undefined;
}

test.each<[paymentProxy: string, mode: Mode, playMoney: true | undefined]>([
  ['/payment-proxy', 'trial', true],
  ['https://pay.example.com', 'trial', undefined],
  ['/payment-proxy', 'production', undefined],
])('CFG-1 with payments at %s in %s, money is play money: %s', (paymentProxy, mode, playMoney) => {
  const config = load(paymentProxy, mode);
  expect(config?.company.name).toBe('Marquee');
  expect(config?.playMoney).toBe(playMoney);
});

test('CFG-1 turns the style guide on in a trial, and off in production by default', () => {
  expect(load('/payment-proxy', 'trial')?.showStyleGuide).toBeUndefined();
  expect(load('/payment-proxy', 'production')?.showStyleGuide).toBe(false);
});
