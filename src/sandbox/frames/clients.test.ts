import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSlotClient } from './slot/slot-client.ts';
import { createBookClient } from './sportsbook/book-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the refusal codes of a stake for this response. */
async function codes(status: number, body: string): Promise<unknown[]> {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const stakes = [
    createBookClient().post('/bets', {}),
    createSlotClient().play({ key: 'k', stake: 20 }),
  ];
  return Promise.all(stakes.map((stake) => stake.catch(({ code }) => code)));
}

test('SPT-1 SPT-3 R4 treats only the server’s own refusals as final, others as unknown', async () => {
  expect(await codes(422, '{"code":"limit_exceeded"}')).toEqual([
    'limit_exceeded',
    'limit_exceeded',
  ]);
  for (const [status, body] of [
    [403, '{"error":"blocked by a firewall"}'],
    [404, '<h1>Not here</h1>'],
    [429, 'null'],
    [502, '{"code":"limit_exceeded"}'],
  ] as const)
    expect(await codes(status, body)).toEqual(['network', 'network']);
});

test('F40 SPT-1 SPT-3 ends a request before the site stops waiting for the frame', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await codes(422, '{"code":"limit_exceeded"}');
  expect(timeout).toHaveBeenCalledTimes(2);
  // The site waits ten seconds.
  for (const [ms] of timeout.mock.calls) expect(ms).toBeLessThan(10_000);
});
