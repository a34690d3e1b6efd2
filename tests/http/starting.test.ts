import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltSite } from '../../src/server/built-site.ts';
import { startSandbox } from '../fixtures/running-site.ts';
import { ownSite } from './own-site.ts';

const DEADLINE_MS = 100;

/** Starts content system and operator. @param before called before each response; returns a status to send instead */
async function startBackEnds(before: () => Promise<number | undefined>): Promise<string> {
  const sandbox = await startSandbox('http://localhost');
  const server = createServer(async (req, res) => {
    const status = await before();
    if (status) return res.writeHead(status).end();
    const answer = await fetch(sandbox.origin + req.url);
    res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    res.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await sandbox.stop();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const endpointsAt = (origin: string) => ({
  content: `${origin}/content`,
  operator: `${origin}/operator`,
});

test('PF-12 sends the first response after a start complete and compressed, then 304', async () => {
  // Slower than a page waits, like the first reads of a process.
  const backEnds = await startBackEnds(() => sleep(3 * DEADLINE_MS, undefined));
  const { origin } = await ownSite({
    endpoints: endpointsAt(backEnds),
    content: { deadlineMs: DEADLINE_MS },
  });
  for (const path of ['/', '/es']) {
    // Only a fully compressed page has this encoding.
    const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding'), path).toBe('gzip');
    expect(headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=30');
    const etag = headers.get('etag') ?? '';
    const again = await fetch(origin + path, { headers: { 'if-none-match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

test('F3 PF-12 renders the first visitor’s page again if back ends were down at the start', async () => {
  let isUp = false;
  const backEnds = await startBackEnds(async () => (isUp ? undefined : 503));
  const { origin } = await ownSite({
    endpoints: endpointsAt(backEnds),
    content: { deadlineMs: 5000 },
  });
  isUp = true;
  const { headers } = await fetch(origin);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
});

test('CFG-2 uses the files of the language for a default language with a region', () => {
  const { criticalAssets } = readBuiltSite('en');
  expect(readBuiltSite('en-GB').criticalAssets).toEqual(criticalAssets);
});
