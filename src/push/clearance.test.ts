import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CAMPAIGN, SITE } from '../../tests/fixtures/push-engine.ts';
import { WILLING, willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import type { Campaign } from './campaign.ts';
import { type ClearanceParts, createClearance } from './clearance.ts';
import { listNextChunk } from './list-devices.ts';
import { openPushStore } from './open-push.ts';
import { createPauses } from './pauses.ts';
import { createPlaces } from './places.ts';
import type { Outcome, PushStore } from './ports.ts';
import type { Standing } from './recipients.ts';
import { type ChunkParts, sendChunk } from './send-chunk.ts';
import { sqliteDatabase } from './store/sqlite.ts';

const DEVICES = 1000;
const everybody = Array.from({ length: DEVICES }, (_, at) => `p${at}`);
const ACTS_AT = 3000;
const DEVICE = {
  id: 'd',
  account: 'ana',
  endpoint: 'https://push.example/x',
  label: '',
  keys: { p256dh: '', auth: '' },
  language: 'en',
  timeZone: 'UTC',
  addedAt: new Date(0),
  seenAt: new Date(0),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Sends a campaign through a push service that takes `answersAfter` ms per message.
 * @param act what a player, an operator or staff does after three seconds
 * @returns when each player's message was sent, ms from the start
 */
async function sendSlowly(
  answersAfter: number,
  act: (store: PushStore, standings: Map<string, Partial<Standing>>) => Promise<unknown>,
): Promise<{ account: string; at: number }[]> {
  const store = await openPushStore(sqliteDatabase(':memory:'));
  for (const account of everybody)
    await store.keepDevice(
      {
        account,
        endpoint: `https://slow.example/${account}`,
        keys: { p256dh: '', auth: '' },
        language: 'en',
        timeZone: 'UTC',
        label: 'Chromium',
      },
      new Date(),
    );
  await store.createCampaign(CAMPAIGN, new Date());
  await store.scheduleCampaign(CAMPAIGN.id, new Date());
  const standings = new Map<string, Partial<Standing>>();
  const left: { account: string; at: number }[] = [];
  const begun = Date.now();
  const parts: ChunkParts = {
    recipients: {
      standings: async (accounts) =>
        new Map(accounts.map((one) => [one, { ...WILLING, ...standings.get(one) }])),
      received: async () => new Map(),
    },
    async deliver({ endpoint }) {
      left.push({ account: endpoint.split('/').at(-1) ?? '', at: Date.now() - begun });
      await new Promise((resolve) => setTimeout(resolve, answersAfter));
      return { kind: 'accepted' };
    },
    store,
    site: SITE,
    places: createPlaces(),
    pauses: createPauses(Date.now),
    firstBackoffMs: 1000,
    onRefused: () => {},
    log: () => {},
    now: () => new Date(),
    elapsed: Date.now,
  };
  const chunks: Promise<unknown>[] = [];
  for (let goesOn = true; goesOn; ) {
    goesOn = await listNextChunk(parts, { campaign: CAMPAIGN.id, part: 0 }, 250, new Date());
    const job = { campaign: CAMPAIGN.id, chunk: chunks.length };
    chunks.push(sendChunk(parts, job, new AbortController().signal));
  }
  await vi.advanceTimersByTimeAsync(ACTS_AT);
  await act(store, standings);
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(chunks);
  await store.close();
  return left;
}

const ACTS: [string, Parameters<typeof sendSlowly>[1]][] = [
  [
    'an exclusion',
    async (_store, standings) => {
      for (const one of everybody) standings.set(one, { mayReceive: false });
    },
  ],
  [
    'an unsubscription',
    async (_store, standings) => {
      for (const one of everybody) standings.set(one, { push: false });
    },
  ],
  [
    'taking the device away',
    async (store) => {
      for (const one of everybody)
        for (const { id } of await store.devicesOf(one)) await store.forgetDevice(one, id);
    },
  ],
  ['a cancel', (store) => store.cancelCampaign(CAMPAIGN.id, new Date())],
];

test.each(ACTS.flatMap(([name, act]) => [900, 10_000].map((ms) => [name, ms, act] as const)))(
  'PWA-5 sends nothing 1 s after %s when the push service takes %i ms',
  async (_name, ms, act) => {
    const left = await sendSlowly(ms, act);
    const before = left.filter(({ at }) => at <= ACTS_AT).length;
    expect(before).toBeGreaterThan(64);
    expect(before).toBeLessThan(DEVICES / 2);
    expect(left.filter(({ at }) => at > ACTS_AT + 1000)).toEqual([]);
  },
);

test('PWA-5 sends each message once, even through a slow push service', async () => {
  const left = await sendSlowly(900, async () => {});
  expect(left.map(({ account }) => account).sort()).toEqual(everybody.sort());
});

/** Clears messages to one device, whatever their ids. */
function clearing(
  {
    messages,
    settle = () => {},
    campaign = CAMPAIGN,
  }: {
    messages: readonly string[];
    settle?: (outcome: Outcome) => void;
    campaign?: Campaign;
  },
  parts: Partial<ClearanceParts> = {},
) {
  const common: ClearanceParts = {
    store: {
      dueDeliveries: async (_id, _chunk, _now, among = []) =>
        among.map((message) => ({ message, tries: 0, device: DEVICE })),
    },
    recipients: willingRecipients(),
    site: SITE,
    now: () => new Date(),
    elapsed: Date.now,
  };
  return createClearance({ ...common, ...parts }, { campaign, chunk: 0 }, messages, settle);
}

test('PWA-5 renews a clearance after half a second and fails when the operator is too slow', async () => {
  let time = 0;
  let asks = 0;
  let takes = 0;
  const { standings, received } = willingRecipients();
  const clear = clearing(
    { messages: ['a', 'b', 'c', 'd'] },
    {
      recipients: {
        standings(accounts) {
          asks += 1;
          time += takes;
          return standings(accounts);
        },
        received,
      },
      elapsed: () => time,
    },
  );
  expect(await clear('a')).toMatchObject({ leaveWithinMs: 1000, unread: 1 });
  time = 500;
  expect(await clear('b')).toMatchObject({ leaveWithinMs: 500 });
  expect(asks).toBe(1);
  time = 501;
  expect(await clear('c')).toMatchObject({ leaveWithinMs: 1000 });
  expect(asks).toBe(2);
  expect(await clear('c'), 'it has left').toBeUndefined();
  time += 501;
  takes = 501;
  await expect(clear('d')).rejects.toThrow('longer than 500 ms');
  expect(asks, 'it had two more chances, with fewer players each').toBe(5);
});

test('PWA-5 ends messages of an expired campaign even if the operator does not answer', async () => {
  const settle = vi.fn();
  const recipients = {
    standings: () => Promise.reject(new Error('no answer')),
    received: async () => new Map(),
  };
  const now = () => new Date(CAMPAIGN.expiresAt);
  const clear = clearing({ messages: ['a'], settle }, { recipients, now });
  expect(await clear('a')).toBeUndefined();
  expect(settle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'a', reason: 'expired' }),
  );
});

test('PWA-5 sends nothing to a device that changed its player after listing', async () => {
  const settle = vi.fn();
  const campaign = { ...CAMPAIGN, audience: { accounts: ['bo'] } };
  const clear = clearing({ messages: ['a'], settle, campaign });
  expect(await clear('a')).toBeUndefined();
  expect(settle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'a', reason: 'audience' }),
  );
});
