import { expect, test, vi } from 'vitest';
import { onBothDatabases } from '../../tests/fixtures/push-databases.ts';
import { willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import { CHUNK_SIZE } from './sending-worker.ts';

/** Longer, because on a slow machine a message may lose its clearance and would then wait for the rest of its chunk. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

onBothDatabases((start) => {
  test('PWA-5 does not send a campaign twice when it is scheduled again', async () => {
    const { addDevices, launch, reaches, service, startWorker } = await start();
    await addDevices(20);
    await Promise.all([launch(), launch(), launch()]);
    await launch();
    startWorker();
    startWorker();
    await reaches(({ state }) => state === 'done');
    expect(service.deliveries).toHaveLength(20);
  });

  test('PWA-5 reaches all devices of allowed players, and adds notices', async () => {
    const engine = await start();
    const { service, store } = engine;
    const recipients = willingRecipients({
      p1: { mayReceive: false },
      p2: { push: false },
      p3: { topics: ['sports'] },
      p4: { language: 'es' },
    });
    await engine.addDevices(5);
    await store.keepDevice(
      {
        account: 'p0',
        ...service.subscribe(),
        language: 'en',
        timeZone: 'UTC',
        label: 'second',
      },
      new Date(),
    );
    engine.startWorker(recipients);
    const es = { title: 'Veinte giros', body: 'Hasta el domingo.' };
    await engine.launch({
      text: { en: { title: 'Twenty spins', body: 'Until Sunday.' }, es },
      priority: 'high',
      image: '/content/uploads/spins.webp',
    });
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toMatchObject({ total: 6, sent: 3, skipped: 3, waiting: 0 });
    expect(counts.skippedBy).toEqual({ 'not-allowed': 1, 'push-off': 1, 'topic-off': 1 });
    expect([...recipients.lines]).toEqual(
      expect.arrayContaining([
        ['p0 autumn', 'Twenty spins'],
        ['p4 autumn', 'Veinte giros'],
      ]),
    );
    expect(recipients.lines.size).toBe(2);

    expect(service.faults).toEqual([]);
    const texts = service.deliveries.map((delivery) => JSON.parse(delivery.text));
    expect(new Set(texts.map(({ notification }) => notification.data.id)).size).toBe(3);
    const spanish = texts.find(({ notification }) => notification.lang === 'es');
    const { id } = spanish.notification.data;
    expect(spanish).toEqual({
      web_push: 8030,
      notification: {
        ...es,
        lang: 'es',
        dir: 'auto',
        tag: 'autumn',
        image: 'https://site.example/content/uploads/spins.webp',
        navigate: `https://site.example/es/promotions/autumn?n=${id}`,
        data: { id, topic: 'promotions', priority: 'high' },
      },
      app_badge: 1,
    });
    expect(service.deliveries[0]).toMatchObject({ topic: 'autumn', urgency: 'high' });

    await store.click(id, new Date());
    await store.click(id, new Date());
    await store.click('autumn.AAAAAAAAAAAAAAAA', new Date());
    expect((await engine.reaches(() => true)).counts.clicked).toBe(1);
    const course = await store.timeline('autumn');
    expect(course.reduce((sum, minute) => sum + minute.sent + minute.clicked, 0)).toBe(4);

    // Deliveries are deleted, counts are not.
    expect(await store.forgetDeliveries(new Date(Date.now() - 60_000))).toBe(false);
    expect(await store.forgetDeliveries(new Date(Date.now() + 60_000))).toBe(true);
    expect(await store.forgetDeliveries(new Date(Date.now() + 60_000))).toBe(false);
    await store.click(String(texts[1].notification.data.id), new Date());
    expect((await engine.reaches(() => true)).counts).toMatchObject({ sent: 3, clicked: 1 });
  });

  test('R14 F43 completes a campaign with failing, hanging and gone devices, counting each once', async () => {
    const attempts = new Map<string, number>();
    const isOneOf = (endpoints: string[], endpoint: string) => endpoints.includes(endpoint);
    const kinds: Record<'failing' | 'hanging' | 'gone', string[]> = {
      failing: [],
      hanging: [],
      gone: [],
    };
    const engine = await start({
      answer({ endpoint, attempt }) {
        attempts.set(endpoint, attempt);
        if (isOneOf(kinds.failing, endpoint)) return 500;
        if (isOneOf(kinds.gone, endpoint)) return 410;
        if (isOneOf(kinds.hanging, endpoint) && attempt === 1) return 'hang';
        return 201;
      },
    });
    const { service, store } = engine;
    // Two chunks.
    await engine.addDevices(300);
    const endpoints = (await store.devicesAfter(undefined, 300)).map((one) => one.endpoint);
    kinds.failing = endpoints.slice(0, 3);
    kinds.hanging = endpoints.slice(150, 153);
    kinds.gone = endpoints.slice(245, 255);
    stopClock();
    engine.startWorker();
    engine.startWorker();
    await engine.launch();
    const isHanging = () => kinds.hanging.every((one) => attempts.has(one));
    await engine.reaches(
      ({ counts: { sent, gone } }) => sent === 284 && gone === 10 && isHanging(),
    );
    // Only hanging messages are in progress.
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toEqual({
      total: 300,
      waiting: 0,
      sent: 287,
      gone: 10,
      failed: 3,
      skipped: 0,
      skippedBy: {},
      clicked: 0,
    });
    const left = (await store.devicesAfter(undefined, 300)).map((one) => one.endpoint);
    expect(left).toEqual(endpoints.filter((one) => !isOneOf(kinds.gone, one)));
    const triesOf = (kind: string[]) => new Set(kind.map((one) => attempts.get(one)));
    expect(triesOf(kinds.failing)).toEqual(new Set([5]));
    expect(triesOf(kinds.hanging)).toEqual(new Set([2]));
    expect(triesOf(kinds.gone)).toEqual(new Set([1]));
    // Two workers in parallel; nobody gets it twice.
    expect(service.deliveries).toHaveLength(300 + 3 * 4 + 3);
  });

  test('PWA-5 stops a cancelled campaign at once and counts all of it', async () => {
    // Answer one batch, so that it is stored. The other responses wait.
    const held: (() => void)[] = [];
    let holds = true;
    const engine = await start({
      async answer() {
        if (holds && service.deliveries.length > 100)
          await new Promise<void>((go) => held.push(go));
        return 201;
      },
    });
    const { service, store } = engine;
    // Slow messages keep their slots.
    stopClock();
    await engine.addDevices(CHUNK_SIZE);
    engine.startWorker();
    await engine.launch();
    await engine.reaches(({ counts }) => counts.sent === 100 && held.length > 0);
    expect(await store.cancelCampaign('autumn', new Date())).toBe(true);
    // The worker learns of the cancellation with its next write.
    held.shift()?.();
    await engine.reaches(({ counts }) => counts.sent === 101);
    holds = false;
    for (const go of held.splice(0)) go();
    // Messages in progress still get their response and count as sent.
    const { counts, state } = await engine.reaches(
      (kept) => kept.counts.sent === service.deliveries.length,
    );
    expect(state).toBe('cancelled');
    expect(counts.sent).toBeLessThan(CHUNK_SIZE);
    expect(counts).toMatchObject({ waiting: 0, skipped: counts.total - counts.sent });
    expect(counts.skippedBy).toEqual({ cancelled: counts.skipped });
    const ended = await store.findCampaign('autumn');
    expect(await store.cancelCampaign('autumn', new Date()), 'repeated').toBe(true);
    expect(await store.findCampaign('autumn')).toEqual(ended);
  });

  test('PWA-5 sends nothing twice when a batch could not be stored at first', async () => {
    const engine = await start();
    const { store, service } = engine;
    vi.spyOn(store, 'settle').mockRejectedValueOnce(new Error('Connection terminated'));
    await engine.addDevices(20);
    engine.startWorker();
    await engine.launch();
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toMatchObject({ sent: 20, waiting: 0 });
    expect(service.deliveries).toHaveLength(20);
  });

  test('PWA-5 counts an attempt once when its outcome is stored again', async () => {
    const engine = await start({ answer: () => 500 });
    const { store, service } = engine;
    const { settle } = store;
    vi.spyOn(store, 'settle').mockImplementation(async (...outcomes) => {
      await settle(...outcomes);
      return settle(...outcomes);
    });
    await engine.addDevices(1);
    engine.startWorker();
    await engine.launch();
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toMatchObject({ failed: 1, waiting: 0 });
    expect(service.deliveries).toHaveLength(5);
  });

  test('PWA-5 sends to named players only, not in their quiet hours, never after the end', async () => {
    const engine = await start();
    const hour = new Date().getUTCHours();
    const inHours = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`;
    const asleep = { from: inHours(18), to: inHours(6), timeZone: 'UTC' };
    await engine.addDevices(4);
    engine.startWorker(willingRecipients({ p1: { quietHours: asleep } }));
    await engine.launch({ audience: { accounts: ['p1', 'p2'] } });
    const { counts, state } = await engine.reaches(
      ({ counts }) => counts.sent === 1 && counts.waiting === 1,
    );
    expect({ state, ...counts }).toMatchObject({ state: 'sending', total: 2 });

    await engine.launch({ id: 'short', expiresAt: new Date().toISOString() });
    const short = await engine.reaches((kept) => kept.state === 'done', 'short');
    expect(short.counts.skippedBy).toEqual({ expired: 4 });
  });
});
