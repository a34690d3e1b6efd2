import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import type { RenderOutcome } from '../../entry-server.tsx';
import { PageCache } from '../page-cache.ts';
import { pagesStep } from './pages.ts';

const config = checkConfig(defaultSite);
if (!config.ok) throw new Error(config.error.join('\n'));
const headers = { 'Content-Security-Policy': "default-src 'none'" };

test('SEC a page that cannot be rendered is the shell, with every header, and never kept', async () => {
  let broken = true;
  const log = vi.fn();
  const step = pagesStep({
    config: config.value,
    pages: new PageCache(),
    render: async () => {
      if (broken) throw new Error('a fault');
      return { kind: 'page', status: 200, complete: true, state: { answers: {} } } as RenderOutcome;
    },
    write: () => ({ html: 'the page', headers }),
    shell: { html: 'the shell', headers },
    reduce: (url) => url,
    log,
  });
  const url = new URL('http://site/');
  const server = createServer((req, res) => void step({ req, res, url }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const failed = await fetch(address);
  expect([failed.status, await failed.text()]).toEqual([500, 'the shell']);
  expect(Object.fromEntries(failed.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  });
  expect(log.mock.calls.join()).toContain('a fault');

  broken = false;
  expect(await (await fetch(address)).text()).toBe('the page');
  server.close();
});
