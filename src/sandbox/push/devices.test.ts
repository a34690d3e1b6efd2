import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PushOperator, startPushOperator } from '../../../tests/fixtures/push-operator.ts';

let operator: PushOperator;
beforeEach(async () => {
  operator = await startPushOperator();
});
afterEach(() => operator.stop());

const labels = async (player: Awaited<ReturnType<PushOperator['player']>>) =>
  (await player.call('listPushDevices')).body.devices.map(({ label }) => label);

it('PWA-5 stores a device once, reassigns it, and lets only its own player delete it', async () => {
  const { player, service, applicationServerKey } = operator;
  const [nadia, nico] = [await player('nadia', {}, 0), await player('nico', {}, 0)];
  const shared = service.subscribe(applicationServerKey);
  const ids = [await nadia.keep(shared), await nadia.keep(shared)].map(({ body }) => body.id);
  expect(ids[0]).toBe(ids[1]);
  const { devices } = (await nadia.call('listPushDevices')).body;
  expect(devices).toMatchObject([{ id: ids[0], label: 'Chrome on Android' }]);
  expect(JSON.stringify(devices)).not.toContain('127.0.0.1');

  const id = (await nico.keep(shared)).body.id;
  expect([await labels(nadia), await labels(nico)]).toEqual([[], ['Chrome on Android']]);
  const forget = (by: typeof nadia) => by.call('forgetPushDevice', { params: { id } });
  expect((await forget(nadia)).status).toBe(204);
  expect(await labels(nico)).toHaveLength(1);
  expect([(await forget(nico)).status, (await forget(nico)).status]).toEqual([204, 204]);
  expect(await labels(nico)).toEqual([]);
});

it('PWA-5 B53 refuses a player’s eleventh device but not one already stored', async () => {
  const nadia = await operator.player('nadia', {}, 10);
  expect(await nadia.keep()).toMatchObject({ status: 409, body: { code: 'push_limit' } });
  expect((await nadia.keep(nadia.devices[0])).status).toBe(200);
  expect(await labels(nadia)).toHaveLength(10);
});

it('PWA-5 B51 B52 refuses disallowed endpoints and invalid keys', async () => {
  const { service, client, player } = operator;
  const nadia = await player('nadia', {}, 0);
  const good = service.subscribe();
  const wrong = [
    [{ endpoint: 'http://fcm.googleapis.com/x' }, 'push_endpoint_not_allowed'],
    [{ endpoint: 'https://127.0.0.1/x' }, 'push_endpoint_not_allowed'],
    [{ endpoint: 'https://evil-fcm.googleapis.com/x' }, 'push_endpoint_not_allowed'],
    [{ endpoint: 'x'.repeat(3000) }, 'push_endpoint_not_allowed'],
    [{ keys: { ...good.keys, auth: 'c2hvcnQ' } }, 'push_keys_invalid'],
    [{ keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }, 'push_keys_invalid'],
  ] as const;
  for (const [part, code] of wrong) {
    expect(await nadia.keep({ ...good, ...part })).toMatchObject({ status: 422, body: { code } });
    const body = { oldEndpoint: good.endpoint, ...good, ...part };
    expect(await client.call('replacePushDevice', { body })).toMatchObject({
      status: 422,
      body: { code },
    });
  }
  expect(await labels(nadia)).toEqual([]);
});

it('PWA-5 replaces a browser’s old subscription and ignores an unknown one', async () => {
  const { service, client, player, applicationServerKey } = operator;
  const nadia = await player('nadia', {}, 1);
  const next = service.subscribe(applicationServerKey);
  const replace = (oldEndpoint: string) =>
    client.call('replacePushDevice', { body: { oldEndpoint, ...next } });
  const kept = () => nadia.call('listPushDevices').then(({ body }) => body.devices);
  const before = await kept();
  expect((await replace('https://nobody.example/x')).status).toBe(204);
  expect(await kept()).toEqual(before);
  expect((await replace(nadia.devices[0]?.endpoint ?? '')).status).toBe(204);
  expect((await kept()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect((await nadia.keep(next)).body.id).toBe(before[0]?.id);
});

it('F22 PWA-5 answers 503 for devices only while the database is unreachable', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:9/none';
  const away = await startPushOperator({ databaseUrl });
  const nico = await away.player('nico', {}, 0);
  for (const asked of [await nico.call('listPushDevices'), await nico.keep()])
    expect(asked).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
  expect((await away.staff('GET', 'campaigns')).status).toBe(503);
  expect((await nico.call('readBalance')).status).toBe(200);
  expect(away.logged.filter((line) => line.startsWith('push: '))).toHaveLength(1);
  await away.stop();
});

it('PWA-5 rate-limits routes without a token by IP address', async () => {
  const { client, service } = operator;
  const body = { oldEndpoint: 'https://nobody.example/x', ...service.subscribe() };
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1)
    statuses.push((await client.call('replacePushDevice', { body })).status);
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([204, 204, 429]);
});
