import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { writeSitemap } from '../sitemap/sitemap-xml.ts';
import { sitemapStep } from './sitemap.ts';

const servers: { close(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});
const made = writeSitemap([{ path: '/games', languages: new Map([['en', undefined]]) }], {
  defaultAppLanguage: 'en',
});

/** @returns a function that requests a path */
async function serve(siteUrl: string | undefined, files = async () => made) {
  const step = sitemapStep({ siteUrl }, files, () => undefined);
  const server = createServer(async (req, res) => {
    const handled = await step({
      req,
      res,
      url: new URL(req.url ?? '/', 'http://site'),
      client: { address: '', scheme: 'http', host: req.headers.host ?? '' },
    });
    if (!handled) res.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test('HOM-4 uses the configured origin, cacheable by all', async () => {
  const ask = await serve('https://www.example.test');
  const robots = await ask('/robots.txt');
  expect(await robots.text()).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://www.example.test/sitemap.xml\n',
  );
  expect(robots.headers.get('cache-control')).toBe('public, max-age=300');
  const map = await ask('/sitemap.xml');
  expect(await map.text()).toContain('<loc>https://www.example.test/games</loc>');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const etag = map.headers.get('etag') ?? '';
  const again = await ask('/sitemap.xml', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask('/sitemap.xml', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  expect((await ask('/sitemap-1.xml')).status).toBe(404);
});

test('HOM-4 uses the requested host without siteUrl, uncached', async () => {
  const ask = await serve(undefined);
  const { host } = new URL((await ask('/robots.txt')).url);
  const map = await ask('/sitemap.xml');
  expect(await map.text()).toContain(`<loc>http://${host}/games</loc>`);
  expect(map.headers.get('cache-control')).toBe('private, no-cache');
});

test('HOM-4 does not send an incomplete list', async () => {
  const files = vi.fn(async () => Promise.reject(new Error('no games')));
  const answer = await (await serve('https://www.example.test', files))('/sitemap.xml');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
