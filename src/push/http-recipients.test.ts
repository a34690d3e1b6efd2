import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WILLING } from '../../tests/fixtures/push-recipients.ts';
import { httpPlayers } from './http-recipients.ts';

test('PWA-5 leaves out only the player whose standing cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const quiet = { from: '22:00', to: '08:00', timeZone: 'Europe/Madrid' };
  const standings = [
    { account: 'ana', ...WILLING, quietHours: quiet },
    { account: 'bo', ...WILLING, language: null },
    { account: 'cy', ...WILLING, quietHours: { ...quiet, from: '22:00:00' } },
    { account: 'dot', ...WILLING, quietHours: { ...quiet, to: '8:00' } },
    { account: 'eve', ...WILLING, quietHours: { ...quiet, timeZone: 'Madrid' } },
    null,
  ];
  const operator = createServer((_req, res) => res.end(JSON.stringify({ standings })));
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void operator.close());
  const { port } = operator.address() as AddressInfo;
  const { recipients } = httpPlayers(`http://127.0.0.1:${port}`, 'token');
  const asked = ['ana', 'bo', 'cy', 'dot', 'eve', 'fay'];
  expect([...(await recipients.standings(asked))]).toEqual([
    ['ana', { ...WILLING, quietHours: quiet }],
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('push: 5 standings of the operator were unreadable');
});

test('PWA-5 says why the operator could not be asked', async () => {
  const operator = createServer();
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  const { port } = operator.address() as AddressInfo;
  await new Promise((resolve) => operator.close(resolve));
  const { recipients } = httpPlayers(`http://127.0.0.1:${port}`, 'token');
  await expect(recipients.standings(['ana'])).rejects.toThrow(
    'The operator did not respond to push/standings (fetch failed: ECONNREFUSED)',
  );
});
