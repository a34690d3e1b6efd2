import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  campaignOf,
  type PushOperator,
  startPushOperator,
} from '../../../tests/fixtures/push-operator.ts';
import { startPushService } from '../../../tests/fixtures/push-service.ts';
import { LEASE_MS } from '../../push/ports.ts';

let operator: PushOperator;
const start = async (...options: Parameters<typeof startPushOperator>) => {
  operator = await startPushOperator(...options);
  return operator;
};
afterEach(() => operator.stop());

it('PWA-5 NTF-4 reaches every device of a topic’s subscribers and each inbox once', async () => {
  const { player, begin, settled } = await start();
  const nadia = await player('nadia', {}, 2);
  const elio = await player('elio', { topics: ['sports'] });
  const nico = await player('nico', { channels: { email: true, sms: true, push: false } });
  await begin(campaignOf('encore', { priority: 'high' }));

  const { counts, state } = await settled('encore');
  expect(state).toBe('done');
  expect(counts).toMatchObject({ total: 4, sent: 2, skippedBy: { 'topic-off': 1, 'push-off': 1 } });
  expect([elio.got(), nico.got()]).toEqual([[], []]);
  expect(nadia.got().map(({ topic, urgency }) => [topic, urgency])).toEqual([
    ['encore', 'high'],
    ['encore', 'high'],
  ]);
  const { notices } = (await nadia.call('listNotices')).body;
  expect(notices.filter(({ title }) => title === 'The weekend encore')).toMatchObject([
    { path: '/promotions/weekend-encore', topic: 'promotions', read: false },
  ]);
});

it('PWA-5 skips players blocked, excluded, on a break or at a limit, even after scheduling', async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { player, begin, settled, service } = await start({ now });
  const [vera, nadia, elio, nico] = [
    await player('vera'),
    await player('nadia'),
    await player('elio'),
    await player('nico'),
  ];
  // Blocked for the annual confirmation, and under review.
  const blocked = [await player('ana'), await player('bruno')];
  await begin(campaignOf('later', { sendAt: new Date(Date.now() + 60_000).toISOString() }));
  await nico.call('exclude', { body: { kind: 'break', days: 7 } });
  await elio.call('exclude', { body: { kind: 'self-exclusion', days: 183 } });
  const deposit = { amount: 1000, currency: 'EUR', method: 'norte' };
  const key = { 'Idempotency-Key': 'a3bb189e-8bf9-4888-9912-ace4e6543002' };
  await vera.call('deposit', { body: deposit, headers: key });
  const limit = { params: { kind: 'deposit', period: 'day' }, body: { amount: 1 } };
  expect((await vera.call('setLimit', limit)).status).toBe(200);
  expect(service.deliveries).toHaveLength(0);

  ahead = 60_000;
  const { counts } = await settled('later');
  expect(counts).toMatchObject({ total: 6, sent: 1, skippedBy: { 'not-allowed': 5 } });
  expect(nadia.got()).toHaveLength(1);
  expect(service.deliveries).toHaveLength(1);
  for (const { call } of blocked) {
    const { notices } = (await call('listNotices')).body;
    expect(notices.map(({ title }) => title)).not.toContain('The weekend encore');
  }
});

it('PWA-5 sends promotion news to followers only, and a campaign to its audience only', async () => {
  const { player, begin, settled } = await start();
  const follower = await player('nadia', { topics: [], promotions: ['weekend-encore'] });
  const other = await player('nico');
  const elio = await player('elio');
  await begin(campaignOf('followed', { topic: 'promotion:weekend-encore' }));
  expect((await settled('followed')).counts).toMatchObject({
    sent: 1,
    skippedBy: { 'topic-off': 2 },
  });
  expect([follower.got().length, other.got().length]).toEqual([1, 0]);

  await begin(campaignOf('spanish', { audience: { languages: ['es'], flags: ['depositor'] } }));
  expect((await settled('spanish')).counts).toMatchObject({ total: 1, sent: 1 });
  expect(elio.got().map(({ text }) => JSON.parse(text).notification)).toMatchObject([
    { lang: 'es', title: 'El bis', navigate: expect.stringMatching(/\/es\/promotions\/weekend/) },
  ]);
});

it('PWA-5 keeps quiet hours in each player’s time zone; cancelling drops waiting messages', async () => {
  const { player, begin, settled, staff, service } = await start();
  const hours = { from: '22:00', to: '08:00' };
  const asleep = await player('nadia', { quietHours: { ...hours, timeZone: zoneWhereItIs(3) } });
  const awake = await player('nico', { quietHours: { ...hours, timeZone: zoneWhereItIs(15) } });
  await begin(campaignOf('night'));
  expect((await settled('night', 1)).counts).toMatchObject({ total: 2, sent: 1, waiting: 1 });
  expect([asleep.got().length, awake.got().length]).toEqual([0, 1]);

  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await begin(campaignOf('short', { expiresAt: soon }));
  expect((await settled('short')).counts).toMatchObject({ sent: 1, skippedBy: { expired: 1 } });

  expect((await staff('POST', 'campaigns/night/cancel')).body).toMatchObject({
    state: 'cancelled',
    counts: { sent: 1, waiting: 0, skippedBy: { cancelled: 1 } },
  });
  expect((await staff('POST', 'campaigns/night/schedule')).status).toBe(409);
  expect(service.deliveries).toHaveLength(2);
});

it('PWA-5 F43 removes a gone device, counts a click once and ignores unknown messages', async () => {
  const { player, begin, settled, service, client, staff } = await start();
  const nadia = await player('nadia', {}, 2);
  service.unsubscribe(nadia.devices[0]?.endpoint ?? '');
  await begin(campaignOf('results'));
  expect((await settled('results')).counts).toMatchObject({ sent: 1, gone: 1 });
  expect((await nadia.call('listPushDevices')).body.devices).toHaveLength(1);

  const message = JSON.parse(nadia.got()[1]?.text ?? nadia.got()[0]?.text ?? '').notification.data
    .id;
  const click = async (id: string) =>
    (await client.call('reportPushClick', { body: { message: id } })).status;
  expect([await click(message), await click(message), await click('nobody.knows')]).toEqual([
    204, 204, 204,
  ]);
  expect((await staff('GET', 'campaigns/results')).body.counts.clicked).toBe(1);
});

it('PWA-5 sends nothing twice when a campaign is repeated, concurrently or after its end', async () => {
  const { player, settled, staff } = await start();
  const nadia = await player('nadia');
  const campaign = campaignOf('once');
  const statuses = (await Promise.all([1, 2].map(() => staff('POST', 'campaigns', campaign))))
    .map(({ status }) => status)
    .sort();
  expect(statuses).toEqual([200, 201]);
  await Promise.all([1, 2].map(() => staff('POST', 'campaigns/once/schedule')));
  await settled('once');
  expect((await staff('POST', 'campaigns', campaign)).body.state).toBe('done');
  expect((await staff('POST', 'campaigns/once/schedule')).status).toBe(409);
  const other = await staff('POST', 'campaigns', { ...campaign, path: '/sports' });
  expect([other.status, other.body.code]).toEqual([409, 'campaign_exists']);
  expect(nadia.got()).toHaveLength(1);
});

it('PWA-5 repeats the response to a cancellation, and refuses one of an ended campaign', async () => {
  const { player, begin, settled, staff } = await start();
  await player('nadia');
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await begin(campaignOf('later', { sendAt: later }));
  const cancel = () => staff('POST', 'campaigns/later/cancel');
  const answers = [...(await Promise.all([cancel(), cancel()])), await cancel()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers[0]?.body.state).toBe('cancelled');

  await begin(campaignOf('ended'));
  await settled('ended');
  expect((await staff('POST', 'campaigns/ended/cancel')).status).toBe(409);
});

it('PWA-5 F50 R14 stops while a push service hangs and sends the rest at the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'push-operator-'));
  let answer: 'hang' | 201 = 'hang';
  const service = await startPushService({ answer: () => answer });
  const { player, begin } = await start({ dataDir, service });
  await player('nadia', {}, 3);
  neverTimeOut();
  await begin(campaignOf('restart'));
  await expect.poll(() => service.hanging).toBe(3);
  await operator.stop();
  await expect.poll(() => service.hanging).toBe(0);

  answer = 201;
  // Another worker may take the job when its lease has expired.
  const now = () => new Date(Date.now() + LEASE_MS);
  const { settled } = await start({ dataDir, service, now });
  expect((await settled('restart')).counts).toMatchObject({ total: 3, sent: 3 });
  const bySubscription = Map.groupBy(service.deliveries, ({ endpoint }) => endpoint);
  for (const messages of bySubscription.values())
    expect(
      new Set(messages.map(({ topic, text }) => topic + text)).size,
      'takes its own place',
    ).toBe(1);
  await service.stop();
  rmSync(dataDir, { recursive: true });
});

/** Holds the timer that ends a delivery after ten seconds, so that only the operator's stop can end one. */
function neverTimeOut(): void {
  const { setTimeout } = globalThis;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      setTimeout(work, ms === 10_000 ? 2 ** 31 - 1 : ms, ...args)) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}

/** A time zone in which the current hour is about this one. */
function zoneWhereItIs(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
