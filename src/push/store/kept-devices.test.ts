import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../tests/fixtures/push-databases.ts';

onBothDatabases((start) => {
  test('PWA-5 identifies a device by its endpoint: refreshed, moved, renewed, removed', async () => {
    const { store, service } = await start();
    const first = { account: 'ana', ...service.subscribe(), language: 'en', timeZone: 'UTC' };
    const keep = (account: string, device = first, label = 'Phone') =>
      store.keepDevice({ ...device, account, label }, new Date());
    const labels = async (account: string) =>
      (await store.devicesOf(account)).map((device) => device.label);

    const id = await keep('ana');
    expect(await keep('ana', first, 'Tablet')).toBe(id);
    expect(await labels('ana')).toEqual(['Tablet']);
    await keep('bea');
    expect([await labels('ana'), await labels('bea')]).toEqual([[], ['Phone']]);

    const renewed = service.subscribe();
    await store.replaceEndpoint(first.endpoint, renewed.endpoint, renewed.keys, new Date());
    await store.replaceEndpoint(
      'https://unknown.example/',
      'https://x.example/',
      renewed.keys,
      new Date(),
    );
    const [device] = await store.devicesOf('bea');
    expect(device).toMatchObject({ ...renewed, account: 'bea' });

    expect(await store.forgetDevice('ana', device?.id ?? '')).toBe(false);
    expect(await store.forgetDevice('bea', device?.id ?? '')).toBe(true);
    expect(await labels('bea')).toEqual([]);
  });

  test('PWA-5 B53 keeps at most ten devices per player', async () => {
    const { store, service } = await start();
    const keep = () =>
      store.keepDevice(
        { account: 'ana', ...service.subscribe(), language: 'en', timeZone: 'UTC', label: 'x' },
        new Date(),
      );
    const ids = await Promise.all(Array.from({ length: 12 }, keep));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(10);
    expect(await store.devicesOf('ana')).toHaveLength(10);
  });

  test('PWA-5 skips a device with invalid keys until it subscribes again', async () => {
    const engine = await start();
    const { store, service } = engine;
    await engine.addDevices(20);
    const whole = service.subscribe();
    const broken = [
      { endpoint: whole.endpoint, keys: { ...whole.keys, p256dh: 'none' } },
      { ...service.subscribe(), keys: { p256dh: `B${'A'.repeat(86)}`, auth: whole.keys.auth } },
      { endpoint: 'nowhere', keys: whole.keys },
    ];
    const keep = (device: { endpoint: string; keys: typeof whole.keys }, at: number) =>
      store.keepDevice(
        { account: `b${at}`, ...device, language: 'en', timeZone: 'UTC', label: 'x' },
        new Date(),
      );
    await Promise.all(broken.map(keep));
    engine.startWorker();
    await engine.launch();
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toMatchObject({ total: 23, sent: 20, failed: 3, waiting: 0 });
    expect(service.deliveries).toHaveLength(20);
    expect(await store.devicesOf('b0'), 'it can still be taken away').toHaveLength(1);

    await keep(whole, 0);
    await engine.launch({ id: 'next' });
    const next = await engine.reaches(({ state }) => state === 'done', 'next');
    expect(next.counts).toMatchObject({ total: 21, sent: 21 });
  });
});
