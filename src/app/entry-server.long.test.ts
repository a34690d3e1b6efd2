import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../config/public-config.ts';
import { PageCache, toKeptPage } from '../server/page-cache.ts';
import { RenderQueue } from '../server/render-queue.ts';
import { render } from './entry-server.tsx';

const checked = checkConfig(defaultSite);
if (!checked.ok) throw new Error(checked.error.join('\n'));
const config = toPublicConfig(checked.value);
const PATHS = ['/', '/games', '/promotions', '/stores', '/help', '/login', '/register', '/nowhere'];
/** More pages than the cache holds. */
const FIRST = 1000;
const ROUND = 2000;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Heap in use after garbage collection. */
async function inUse(): Promise<number> {
  for (let time = 0; time < 3; time++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}

test('R9 leaks nothing over eight thousand distinct pages, half of them failing', async () => {
  const pages = new PageCache();
  const queue = new RenderQueue();
  async function ask(number: number): Promise<void> {
    const path = PATHS[number % PATHS.length];
    const url = new URL(`${path}?visit=${number}`, 'https://site.example');
    const rendering = pages.get(url.pathname + url.search, () =>
      queue.run(async () => {
        const outcome = await render({
          config,
          url,
          waitUntil: Date.now() + 1000,
          report: () => undefined,
          signal: new AbortController().signal,
          source: async () => {
            if (number % 2 === 0) throw new Error('a fault of the content system');
            return { answer: { ok: false, error: { kind: 'network', url: '' } }, at: 0 };
          },
        });
        if (outcome.kind === 'redirect') throw new Error('a redirect');
        const { status, complete, body } = outcome;
        return toKeptPage({
          status,
          complete,
          contentAt: performance.now(),
          html: body,
          headers: {},
        });
      }),
    );
    await rendering.catch(() => undefined);
  }
  async function visit(from: number, count: number): Promise<void> {
    for (let number = from; number < from + count; number += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => ask(number + at)));
  }
  await visit(0, FIRST);
  // Compiled code grows once; a leak grows in every round.
  const growths: number[] = [];
  for (let round = 0; round < 4; round++) {
    const before = await inUse();
    await visit(FIRST + round * ROUND, ROUND);
    growths.push((await inUse()) - before);
  }
  console.info(`${ROUND} pages, KB more in use: ${growths.map((one) => Math.round(one / 1000))}`);
  const [, ...others] = growths.toSorted((one, other) => other - one);
  const perPage = others.reduce((sum, one) => sum + one, 0) / (others.length * ROUND);
  expect(perPage).toBeLessThan(500);
}, 300_000);
