import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../fixtures/running-site.ts';
import { ownSite } from './own-site.ts';

const DEADLINE_MS = 100;

/** Back ends that take longer than a page waits, as the first reads of a process do. */
async function startSlowBackEnds(): Promise<string> {
  const sandbox = await startSandbox('http://localhost');
  const server = createServer(async (req, res) => {
    await sleep(3 * DEADLINE_MS);
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

test('PF-12 the first answer after a start is complete and compressed, then 304', async () => {
  const backEnds = await startSlowBackEnds();
  const { origin } = await ownSite({
    endpoints: { content: `${backEnds}/content`, operator: `${backEnds}/operator` },
    content: { deadlineMs: DEADLINE_MS },
  });
  for (const path of ['/', '/es']) {
    // Only a page that is compressed to the end has this encoding.
    const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding'), path).toBe('gzip');
    expect(headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=30');
    const etag = headers.get('etag') ?? '';
    const again = await fetch(origin + path, { headers: { 'if-none-match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
  }
});
