import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../tests/fixtures/postgres.ts';
import { fillDevices } from '../../tests/fixtures/push-devices.ts';
import { CAMPAIGN } from '../../tests/fixtures/push-engine.ts';
import { createSenders, type PushSenders } from '../../tests/fixtures/push-senders.ts';
import { type OpenPush, openPush } from './open-push.ts';
import { startCampaign } from './start-campaign.ts';
import { postgresDatabase } from './store/postgres.ts';

const LONGEST_MS = 300_000;
const DEVICES = 12_000;
const RESTARTS = 10;
const ANSWERS_AFTER_MS = 150;

let postgres: Postgres;
let service: Server;
let senders: PushSenders;
let push: OpenPush;
/** Number of messages per device. */
const reached = new Map<string, number>();

beforeAll(async () => {
  postgres = await startPostgres();
  service = createServer((req, res) => {
    const endpoint = req.url ?? '';
    reached.set(endpoint, (reached.get(endpoint) ?? 0) + 1);
    req.resume();
    setTimeout(() => res.writeHead(201).end(), ANSWERS_AFTER_MS);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
}, LONGEST_MS);
afterAll(async () => {
  await senders.stop();
  await push.close();
  service.closeAllConnections();
  service.close();
  await postgres.stop();
});

test(
  'PWA-5 survives ten restarts of PostgreSQL under load, and sends nothing twice',
  async ({ signal }) => {
    const databaseUrl = await postgres.createDatabase();
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    push = await openPush({ dataDir: '', databaseUrl, patienceMs: 60_000 });
    const database = postgresDatabase(databaseUrl);
    await fillDevices(database, DEVICES, origin);
    await database.close();
    senders = await createSenders({ dataDir: '', databaseUrl }, origin);
    const workers = [senders.start(), senders.start(), senders.start()];
    await push.store.createCampaign(CAMPAIGN, new Date());
    await startCampaign(push, CAMPAIGN.id, new Date());

    let answered = 0;
    let isOver = false;
    /** Calls of the site in the meantime. */
    const site = Array.from({ length: 4 }, async () => {
      while (!isOver && !signal.aborted) {
        await push.store.findCampaign(CAMPAIGN.id);
        answered += 1;
        await pause(20);
      }
    });
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      while (reached.size < (restart * DEVICES) / (RESTARTS + 2)) await pause(10, null, { signal });
      await postgres.restart();
    }
    expect(reached.size, 'still under load').toBeLessThan(DEVICES);
    while ((await push.store.findCampaign(CAMPAIGN.id))?.state !== 'done')
      await pause(100, null, { signal });
    isOver = true;
    await Promise.all(site);
    expect(answered).toBeGreaterThan(RESTARTS);
    expect(workers.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([
      null,
      null,
      null,
    ]);
    const { counts } = (await push.store.findCampaign(CAMPAIGN.id)) ?? {};
    expect(counts).toMatchObject({ total: DEVICES, sent: DEVICES, failed: 0, waiting: 0 });
    expect(reached.size).toBe(DEVICES);
    expect([...reached.values()].filter((times) => times > 1)).toHaveLength(0);
  },
  LONGEST_MS,
);
