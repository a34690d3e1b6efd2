import { expect, test } from 'vitest';
import { CAMPAIGN, SITE } from '../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import type { DeliveryResult } from './delivery.ts';
import { listNextChunk } from './list-devices.ts';
import { openPushStore } from './open-push.ts';
import { createPauses } from './pauses.ts';
import { createPlaces } from './places.ts';
import { type ChunkParts, sendChunk } from './send-chunk.ts';
import { sqliteDatabase } from './store/sqlite.ts';

test('PWA-5 pauses a push service after a 429 as long as it asks, without counting attempts', async () => {
  let time = Date.now();
  const store = await openPushStore(sqliteDatabase(':memory:'));
  for (let at = 0; at < 250; at += 1)
    await store.keepDevice(
      {
        account: `p${at}`,
        endpoint: `https://${at % 2 === 0 ? 'busy' : 'free'}.example/${at}`,
        keys: { p256dh: '', auth: '' },
        language: 'en',
        timeZone: 'UTC',
        label: 'Chromium',
      },
      new Date(time),
    );
  await store.createCampaign(CAMPAIGN, new Date(time));
  await store.scheduleCampaign(CAMPAIGN.id, new Date(time));
  const recipients = willingRecipients();
  await listNextChunk(
    { store, recipients },
    { campaign: CAMPAIGN.id, part: 0 },
    250,
    new Date(time),
  );

  let isBusy = true;
  let isLate = false;
  const asked = { busy: 0, free: 0 };
  const elapsed = () => time;
  const parts: ChunkParts = {
    store,
    site: SITE,
    recipients,
    places: createPlaces(),
    pauses: createPauses(elapsed),
    firstBackoffMs: 0,
    onRefused: () => {},
    log: () => {},
    now: () => new Date(time),
    elapsed,
    async deliver({ endpoint }): Promise<DeliveryResult> {
      if (isLate) return { kind: 'later', reason: 'no-turn-in-time', isOurs: true };
      const name = endpoint.startsWith('https://busy') ? 'busy' : 'free';
      asked[name] += 1;
      return name === 'busy' && isBusy
        ? { kind: 'pause', reason: 'status-429', afterMs: 45_000 }
        : { kind: 'accepted' };
    },
  };
  const send = () =>
    sendChunk(parts, { campaign: CAMPAIGN.id, chunk: 0 }, new AbortController().signal);
  const countsOf = async () => (await store.findCampaign(CAMPAIGN.id))?.counts;

  // More rounds than a message has attempts.
  for (let round = 1; round <= 7; round += 1) {
    const before = asked.busy;
    expect(await send()).toEqual(new Date(time + 45_000));
    expect(asked.busy - before, 'those that were under way').toBeLessThanOrEqual(64);
    expect(await countsOf()).toMatchObject({ sent: 125, waiting: 125, failed: 0 });
    const then = asked.busy;
    time += 44_999;
    await send();
    expect(asked.busy, 'nothing in the pause').toBe(then);
    time += 1;
  }
  isLate = true;
  for (let round = 1; round <= 7; round += 1) {
    await send();
    expect(await countsOf()).toMatchObject({ waiting: 125, failed: 0 });
  }
  isLate = false;
  isBusy = false;
  expect(await send()).toBeUndefined();
  expect(await countsOf()).toMatchObject({ sent: 250, waiting: 0, failed: 0 });
  expect(asked.free).toBe(125);
  await store.close();
});
