import { afterEach, expect, test, vi } from 'vitest';
import { CAMPAIGN, SITE } from '../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import { listNextChunk } from './list-devices.ts';
import { openPush } from './open-push.ts';
import type { PushStore, TakenJob } from './ports.ts';
import { runSendingWorker } from './sending-worker.ts';

afterEach(() => void vi.useRealTimers());

/** A store with a scheduled campaign and a device at each endpoint. */
async function openWith(endpoints: readonly string[], now = Date.now) {
  const push = await openPush({ dataDir: ':memory:' }, now);
  const keys = { p256dh: '', auth: '' };
  for (const [at, endpoint] of endpoints.entries())
    await push.store.keepDevice(
      { account: `p${at}`, endpoint, keys, language: 'en', timeZone: 'UTC', label: 'Chromium' },
      new Date(now()),
    );
  await push.store.createCampaign(CAMPAIGN, new Date(now()));
  await push.store.scheduleCampaign(CAMPAIGN.id, new Date(now()));
  return push;
}

test.each(['messages', 'questions for jobs'])(
  'F50 R14 waits at most three seconds for hanging %s when stopped',
  async (hanging) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
    const never = vi.fn(() => new Promise<never>(() => {}));
    const jobs: TakenJob[] = [{ job: { kind: 'fan-out', campaign: 'autumn', part: 0 }, takes: 1 }];
    const worker = runSendingWorker({
      store: { nextDevices: never } as unknown as PushStore,
      queue: {
        take: hanging === 'messages' ? async () => jobs.splice(0) : never,
        renew: async (taken) => [...taken],
        finish: async () => {},
        onPut: () => {},
      },
      recipients: willingRecipients(),
      deliver: async () => ({ kind: 'accepted' }),
      site: SITE,
      log: () => {},
    });
    await expect.poll(() => never).toHaveBeenCalled();
    let hasStopped = false;
    const stopped = worker.stop().then(() => {
      hasStopped = true;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(hasStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasStopped).toBe(true);
    await stopped;
  },
);

test('F50 R14 returns a job that it receives while stopping, without sending', async () => {
  const push = await openWith(['https://a.example/1']);
  const { store, queue } = push;
  const recipients = willingRecipients();
  await listNextChunk({ store, recipients }, { campaign: CAMPAIGN.id, part: 0 }, 9, new Date());
  const taken = await queue.take(4);
  const late = Promise.withResolvers<typeof taken>();
  const take = vi.fn(() => late.promise);
  const deliver = vi.fn(async () => ({ kind: 'accepted' }) as const);
  const worker = runSendingWorker({
    ...push,
    queue: { ...queue, take },
    recipients,
    deliver,
    site: SITE,
    log: console.error,
  });
  await expect.poll(() => take).toHaveBeenCalled();
  const stopped = worker.stop();
  late.resolve(taken);
  await stopped;
  expect(deliver).not.toHaveBeenCalled();
  expect(await queue.take(4), 'for another worker').toMatchObject([{ job: { kind: 'send' } }]);
  await push.close();
});

test('F43 keeps devices that a push service refuses, and logs each service once', async () => {
  const push = await openWith([
    'https://a.example/1',
    'https://a.example/2',
    'https://b.example/1',
  ]);
  const log = vi.fn();
  const deliver = vi.fn(async () => ({ kind: 'refused', reason: 'status-400' }) as const);
  const worker = runSendingWorker({
    ...push,
    recipients: willingRecipients(),
    deliver,
    site: SITE,
    log,
    pace: { idleMs: 1 },
  });
  const kept = () => push.store.findCampaign(CAMPAIGN.id);
  await expect.poll(async () => (await kept())?.state).toBe('done');
  expect((await kept())?.counts).toMatchObject({ total: 3, failed: 3, gone: 0, waiting: 0 });
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(log.mock.calls.flat().sort()).toEqual([
    'push: autumn: https://a.example refuses (status-400)',
    'push: autumn: https://b.example refuses (status-400)',
  ]);
  expect(await push.store.devicesAfter(undefined, 9)).toHaveLength(3);
  await worker.stop();
  await push.close();
});

test('PWA-5 sends a message held back by quiet hours once, as soon as they end', async () => {
  let time = Date.parse('2026-11-24T23:30:00Z');
  const end = Date.parse('2026-11-25T07:00:00Z');
  const push = await openWith(['https://a.example/1'], () => time);
  const { store, queue } = push;
  const night = { from: '22:00', to: '08:00', timeZone: 'Europe/Madrid' };
  const deliver = vi.fn(async () => ({ kind: 'accepted' }) as const);
  const waits: (number | undefined)[] = [];
  let polls = 0;
  const worker = runSendingWorker({
    store,
    queue: {
      ...queue,
      take(most) {
        polls += 1;
        return queue.take(most);
      },
      async finish(taken, afterMs) {
        await queue.finish(taken, afterMs);
        if (taken.job.kind === 'send') waits.push(afterMs);
      },
    },
    recipients: willingRecipients({ p0: { quietHours: night } }),
    deliver,
    site: SITE,
    log: console.error,
    now: () => new Date(time),
    pace: { idleMs: 1 },
  });
  const kept = () => store.findCampaign(CAMPAIGN.id);
  async function pollsOn() {
    const before = polls;
    await expect.poll(() => polls).toBeGreaterThan(before + 20);
  }
  await expect.poll(() => waits).toEqual([end - time]);
  time = end - 1;
  await pollsOn();
  expect(deliver).not.toHaveBeenCalled();
  expect((await kept())?.counts).toMatchObject({ total: 1, waiting: 1 });
  time = end;
  await expect.poll(async () => (await kept())?.state).toBe('done');
  time += 86_400_000;
  await pollsOn();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect((await kept())?.counts).toMatchObject({ sent: 1, waiting: 0 });
  await worker.stop();
  await push.close();
});

test('PWA-5 R14 takes a waiting chunk once when its clock lags behind the queue’s', async () => {
  let time = Date.now();
  const push = await openWith(['https://a.example/1'], () => time);
  const { store, queue } = push;
  const recipients = willingRecipients();
  await listNextChunk({ store, recipients }, { campaign: CAMPAIGN.id, part: 0 }, 9, new Date(time));
  let polls = 0;
  const chunks: TakenJob[] = [];
  const worker = runSendingWorker({
    store,
    queue: {
      ...queue,
      async take(most) {
        polls += 1;
        const taken = await queue.take(most);
        chunks.push(...taken.filter(({ job }) => job.kind === 'send'));
        return taken;
      },
    },
    recipients,
    deliver: async () => ({ kind: 'accepted' }),
    site: SITE,
    log: console.error,
    now: () => new Date(time - 30_000),
    pace: { idleMs: 1 },
  });
  await expect.poll(() => polls).toBeGreaterThan(20);
  expect(chunks).toHaveLength(1);
  time += 30_000;
  await expect.poll(async () => (await store.findCampaign(CAMPAIGN.id))?.state).toBe('done');
  expect(chunks).toHaveLength(2);
  await worker.stop();
  await push.close();
});
