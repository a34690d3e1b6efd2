import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../tests/fixtures/push-databases.ts';
import { CAMPAIGN } from '../../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../../tests/fixtures/push-recipients.ts';
import type { Campaign } from '../campaign.ts';
import type { PushStore } from '../ports.ts';
import { campaignRoutes } from './campaign-routes.ts';
import type { ApiRequest } from './exchange.ts';
import { previewOf } from './preview.ts';

const requestOf = (campaign: Campaign, query = ''): Pick<ApiRequest, 'readBytes' | 'query'> => ({
  readBytes: async () => Buffer.from(JSON.stringify(campaign)),
  query,
});

onBothDatabases((start) => {
  test('PWA-5 previews in parts, and reads only the devices of the players that it names', async () => {
    const { store, addDevices } = await start();
    await addDevices(12);
    const pages: number[] = [];
    const counted: Pick<PushStore, 'devicesAfter'> = {
      async devicesAfter(...given) {
        const devices = await store.devicesAfter(...given);
        pages.push(devices.length);
        return devices;
      },
    };
    const recipients = willingRecipients();
    const parts = { store: counted, recipients, now: new Date() };
    const preview = (campaign: Campaign) => previewOf(campaign, parts);
    const named = { ...CAMPAIGN, audience: { accounts: ['p3', 'p7', 'p7', 'nobody'] } };
    expect(await preview(named)).toEqual({ total: 2, send: 2 });
    expect(await preview(CAMPAIGN)).toMatchObject({ total: 12, send: 12 });
    expect(pages).toEqual([2, 12]);

    const { next: after, ...first } = await previewOf(CAMPAIGN, { ...parts, page: 1 });
    expect(first).toMatchObject({ total: 10, send: 10 });
    const last = await previewOf(CAMPAIGN, { ...parts, page: 1, after });
    expect(last).toEqual({ total: 2, send: 2, later: 0, skippedBy: {} });
    const one = await previewOf(named, { ...parts, page: 1 });
    expect(one).toEqual({ total: 2, send: 2 });
    // From an arbitrary place it would tell on which side of it a player's device is.
    const { id: end } = (await store.devicesAfter(undefined, 12)).at(-1) ?? {};
    expect(await previewOf(named, { ...parts, after: end })).toEqual({ total: 2, send: 2 });
  });

  test('PWA-5 leaves devices with unusable keys out of a preview, like sending does', async () => {
    const engine = await start();
    const { store, service } = engine;
    await engine.addDevices(2);
    const { endpoint, keys } = service.subscribe();
    const broken = { account: 'b0', endpoint, keys: { ...keys, p256dh: 'none' } };
    await store.keepDevice({ ...broken, language: 'en', timeZone: 'UTC', label: 'x' }, new Date());
    engine.startWorker();
    await engine.launch();
    await engine.reaches(({ state }) => state === 'done');
    const parts = { store, recipients: willingRecipients(), now: new Date() };
    const preview = (audience: Campaign['audience']) => previewOf({ ...CAMPAIGN, audience }, parts);
    expect(await preview({})).toMatchObject({ total: 2, send: 2 });
    expect(await preview({ accounts: ['p0', 'b0'] })).toEqual({ total: 1, send: 1 });
    await engine.launch({ id: 'next' });
    const { counts } = await engine.reaches(({ state }) => state === 'done', 'next');
    expect(counts).toMatchObject({ total: 2, sent: 2 });
  });

  test('PWA-5 makes one preview at a time', async () => {
    const engine = await start();
    await engine.addDevices(1);
    let [running, most] = [0, 0];
    const recipients = {
      ...willingRecipients(),
      async standings() {
        most = Math.max(most, ++running);
        // The other call gets as far as it can.
        for (let turn = 0; turn < 20; turn++) await engine.store.devicesOf('p0');
        running -= 1;
        return new Map();
      },
    };
    const open = async () => engine;
    const routes = campaignRoutes({ open, recipients, language: 'en', now: () => new Date() });
    const route = routes.find(({ path }) => path === '/push/previews');
    const ask = async (query?: string) => {
      const request = requestOf(CAMPAIGN, query) as ApiRequest;
      return route?.handle({ id: '', name: 'Ana', request });
    };
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(most).toBe(1);
    const [last] = await engine.store.devicesAfter(undefined, 9);
    const rest = await ask(`after=${last?.id}`);
    expect(JSON.parse(String(rest?.body))).toMatchObject({ total: 0 });
    for (const place of ['%00', '%ff', 'a%20b', '', 'a'.repeat(65)])
      await expect(ask(`after=${place}`)).rejects.toMatchObject({
        status: 422,
        code: 'parameter_invalid',
      });
  });
});
