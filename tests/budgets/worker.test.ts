import { describe, expect, inject, it } from 'vitest';
import type { SiteFacts } from '../../src/app/pwa/site-facts.ts';
import { builtFile, gzipBytes } from './bytes.ts';
import { request } from './served-page.ts';

/** G10 is in KiB. */
const KIB = 1024;

describe('the service worker', async () => {
  const { body } = await request(`${inject('origin')}/sw.js`);
  const worker = body.toString();

  it('G10 weighs at most 8 KB', async () => {
    const code = /\/sw-code\.js\?\w+/.exec(worker)?.[0];
    const { body: imported } = await request(`${inject('origin')}${code}`);
    expect(gzipBytes(body) + gzipBytes(imported)).toBeLessThanOrEqual(8 * KIB);
  });

  it('G10 its push part weighs at most 4 KB', async () => {
    const half = await request(`${inject('origin')}/sw-push.js`);
    expect(gzipBytes(half.body)).toBeLessThanOrEqual(4 * KIB);
  });

  // Required libraries account for 100 KB of them.
  it('G10 installs with at most 150 KB', async () => {
    const facts = /^self\.SITE=(\{.*\});$/m.exec(worker)?.[1];
    const { criticalAssets, fileLists, shell } = JSON.parse(facts ?? '') as SiteFacts;
    const page = await request(inject('origin') + shell);
    const sizes = [page.body, ...[...fileLists, ...criticalAssets].map(builtFile)].map(gzipBytes);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150 * KIB);
  });
});
