import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesStep } from './files.ts';

const client = { address: '203.0.113.9', scheme: 'http', host: 'site' } as const;
/** Accept header of a navigation. */
const DOCUMENT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** @returns a function that requests a path and returns `page` if the step leaves it to the pages, else the status */
async function serveFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  const isPage = (path: string) => path === '/providers/G.Games';
  const step = await filesStep([{ path: folder }], join(folder, 'encoded'), isPage);
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://site');
    if (!(await step({ req, res, client, url }))) res.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, accept: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
    return (await answer.text()) === 'page' ? 'page' : answer.status;
  };
}

test('RTE-5 shows a page to a visitor who opens a missing file', async () => {
  const at = await serveFiles();
  for (const path of ['/nope.html', '/index.php', '/promo.es', '/providers/G.Games'])
    expect(await at(path, DOCUMENT), path).toBe('page');
  expect(await at('/robots.txt', DOCUMENT)).toBe(200);
});

test('RTE-5 B35 answers 404 to a script, picture or tool for a missing file', async () => {
  const at = await serveFiles();
  for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1'])
    for (const path of ['/nope.html', '/gone.png', '/index.php'])
      expect(await at(path, accept), path).toBe(404);
  expect(await at('/providers/G.Games', '*/*')).toBe('page');
  expect(await at('/assets/old-chunk-123.js', DOCUMENT)).toBe(404);
});

const nonsense: [string, string][] = [
  ['Range', 'bytes=9-2'],
  ['Range', 'bytes=-'],
  ['Range', 'apples=1-2,,,bytes=99999999999999999999-'],
  ['Range', `bytes=${'0-1,'.repeat(2000)}`],
  ['Accept', ';;;q=2,*/*;q=NaN'],
  ['Accept', 'application/x-nothing'],
  ['Accept-Encoding', 'broken;q=x,,;gzip;q=-1'],
  ['Accept-Encoding', 'identity;q=0, *;q=0'],
  ['Accept-Encoding', 'constructor, __proto__'],
  ['If-None-Match', '"'.repeat(500)],
];

test.each(nonsense)('B38 %s: ignores %s and sends the whole file', async (name, value) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(folder, 'robots.txt'), 'the whole file');
  const step = await filesStep([{ path: folder }], join(folder, 'encoded'), () => false);
  const server = createServer(
    (req, res) => void step({ req, res, client, url: new URL(req.url ?? '/', 'http://site') }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const asked = request({ port, path: '/robots.txt', headers: { [name]: value } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.once('end', () => resolve([response.statusCode, body]));
    });
    asked.once('error', reject);
    asked.end();
  });
  expect(answer).toEqual([200, 'the whole file']);
});
