import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPublicConfig } from '../../src/config/public-config.ts';
import type { Query } from '../../src/http/query.ts';
import { readBuiltSite } from '../../src/server/built-site.ts';
import { createContentReading } from '../../src/server/content-reading.ts';
import { createDocument } from '../../src/server/document.ts';
import { ROOT } from '../../src/server/environment.ts';
import { loadConfig } from '../../src/server/load-config.ts';
import { toKeptPage } from '../../src/server/page-cache.ts';
import { startSite } from '../fixtures/running-site.ts';

/** Changes content, by query key. */
export type Change = <T>(query: Query<T>, value: T) => T;

export interface InProcessSite {
  /** Renders home without the page cache, compressed and hashed for sending. @returns bytes of HTML */
  renderHome: (change?: Change) => Promise<number>;
  stop: () => Promise<void>;
}

/** Renders in this process, with content read once from a running site and then from memory. */
export async function openInProcessSite(): Promise<InProcessSite> {
  const site = await startSite();
  const { render } = (await import(
    join(ROOT, 'dist/server/entry-server.js')
  )) as typeof import('../../src/app/entry-server.tsx');
  const loaded = loadConfig(
    fileURLToPath(new URL('../../src/config/default-site.json', import.meta.url)),
  );
  if (!loaded.ok) throw new Error(loaded.error.join('\n'));
  const config = { ...loaded.value, content: { ...loaded.value.content, freshSeconds: 3600 } };
  const { source } = createContentReading({
    config,
    origin: site.origin,
    onChange: () => undefined,
    log: () => undefined,
  });
  const publicConfig = toPublicConfig(config);
  const document = createDocument(readBuiltSite(config.defaultAppLanguage), config);

  return {
    async renderHome(change = (_query, value) => value) {
      const outcome = await render({
        config: publicConfig,
        url: new URL('/', site.origin),
        source: async (query) => {
          const { answer, at } = await source.read(query);
          return {
            at,
            answer: answer.ok ? { ok: true, value: change(query, answer.value) } : answer,
          };
        },
        waitUntil: Date.now() + 10_000,
        signal: AbortSignal.timeout(10_000),
        report: console.error,
      });
      if (outcome.kind !== 'page') throw new Error('Home is a redirect');
      if (!outcome.complete) throw new Error('Home lacks some of its content');
      const { status, complete } = outcome;
      return toKeptPage({
        status,
        complete,
        contentAt: performance.now(),
        ...document.write(outcome),
      }).encoded.plain.length;
    },
    async stop() {
      await site.stop();
    },
  };
}
