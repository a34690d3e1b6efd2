import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

it('AUT-7 keeps the summary of a slot session pending until it is acknowledged', async () => {
  const vera = await operator.as('vera');
  const { slotSessions } = (await vera.call('listSlotSessions', { query: { limit: '1' } })).body;
  const { body: summary } = await vera.call('readPendingSlotSession');
  const [last] = slotSessions;
  if (summary === undefined || last === undefined) throw new Error('nothing is pending');
  expect(summary).toEqual({
    id: last.id,
    game: last.game,
    spentAmount: last.stakes,
    wonAmount: last.wins,
    spentTime: (Date.parse(last.endedAt) - Date.parse(last.startedAt)) / 1000,
    totalSessionBalance: last.wins - last.stakes,
  });
  const acknowledge = (call: typeof vera.call, slotSessionId: string) =>
    call('acknowledgeSlotSession', { params: { slotSessionId } });
  const { call: stranger } = await operator.as('elio');
  expect((await acknowledge(stranger, summary.id)).status).toBe(404);
  expect((await acknowledge(vera.call, 'S1 OR 1=1')).status).toBe(404);
  expect((await vera.call('readPendingSlotSession')).body).toEqual(summary);
  for (let twice = 0; twice < 2; twice++) {
    expect((await acknowledge(vera.call, summary.id)).status).toBe(204);
  }
  expect((await vera.call('readPendingSlotSession')).status).toBe(204);
});

it('QRY-2 reports the web unless a terminal identifies itself', async () => {
  const { call } = await operator.as('vera');
  expect((await call('readTerminalDevice')).body).toEqual({ kind: 'web' });
  const headers = { 'X-Terminal': 'T-042@plaza-mayor' };
  expect((await call('readTerminalDevice', { headers })).body).toEqual({
    kind: 'terminal',
    terminalId: 'T-042',
    storeId: 'plaza-mayor',
  });
  expect((await call('readTerminalDevice', { token: undefined })).status).toBe(401);
});

it('REQ-4 REQ-5 accepts a device at the fraud proxy with a token or else an API key', async () => {
  const { call } = await operator.as('vera');
  const body = { visitorId: 'a1b2c3d4e5f6' };
  expect((await call('reportDevice', { body })).status).toBe(202);
  const bare = { body, token: undefined };
  expect((await call('reportDevice', bare)).status).toBe(401);
  const withKey = { ...bare, headers: { 'X-API-KEY': 'site-key' } };
  expect((await call('reportDevice', withKey)).status).toBe(202);
  // A valid key does not replace an invalid token.
  expect((await call('reportDevice', { ...withKey, token: 'x'.repeat(43) })).status).toBe(401);
  expect((await call('reportDevice', { body: { visitorId: '<b>' } })).status).toBe(422);
});

it('REQ-5 rate-limits public calls to the fraud proxy', async () => {
  const { call } = await operator.as('vera');
  const body = { visitorId: 'a1b2c3d4e5f6' };
  const send = () =>
    call('reportDevice', { body, token: undefined, headers: { 'X-API-KEY': 'x' } });
  let last = await send();
  for (let count = 0; count < 120 && last.status === 202; count++) last = await send();
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
});
