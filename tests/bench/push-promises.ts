import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createDelivery } from '../../src/push/delivery.ts';
import { runSendingWorker } from '../../src/push/sending-worker.ts';
import { startCampaign } from '../../src/push/start-campaign.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { CAMPAIGN, SITE, VAPID } from '../fixtures/push-engine.ts';
import { willingRecipients } from '../fixtures/push-recipients.ts';
import { createSenders } from '../fixtures/push-senders.ts';
import { median } from './median.ts';
import { makeBed } from './push-bed.ts';
import { rounded, toTable } from './table.ts';

const DEVICES = 30_000;
const EXCLUDED = 25_000;
/** How long a campaign runs before players are excluded, and how long it is observed afterwards, in ms. */
const BEFORE_MS = 5000;
const AFTER_MS = 15_000;
const TAKEOVERS = 5;
/** A few chunks, all taken by one sender. */
const HELD = 400;

interface Arrival {
  readonly endpoint: string;
  readonly at: number;
  readonly socket: Socket;
}

/** A push service that records what arrives and responds after a delay. */
async function startService(answersAfter: number) {
  const arrivals: Arrival[] = [];
  const server = createServer((req, res) => {
    const { url = '', socket } = req;
    arrivals.push({ endpoint: origin + url, at: performance.now(), socket });
    req.resume();
    setTimeout(() => res.writeHead(201).end(), answersAfter);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    arrivals,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Excludes five of six players at once while messages are in flight. */
async function exclude(postgres: Postgres, answersAfter: number) {
  const service = await startService(answersAfter);
  const bed = await makeBed(postgres, { devices: DEVICES, origin: service.origin });
  const { push } = bed;
  const devices = await push.store.devicesAfter(undefined, DEVICES);
  const accounts = new Map(devices.map(({ endpoint, account }) => [endpoint, account]));
  const senders = await createSenders(bed.where, service.origin);
  senders.start();
  await startCampaign(push, CAMPAIGN.id, new Date());
  while (service.arrivals.length === 0) await pause(10);
  await pause(BEFORE_MS);
  for (let at = 0; at < EXCLUDED; at += 1) senders.excluded.add(`player-${at}`);
  const excludedAt = performance.now();
  await pause(AFTER_MS);
  await senders.stop();
  await bed.close();
  service.stop();
  const late = service.arrivals
    .filter(
      ({ at, endpoint }) => at > excludedAt && senders.excluded.has(accounts.get(endpoint) ?? ''),
    )
    .map(({ at }) => at - excludedAt);
  return [
    `the push service answers after ${answersAfter} ms`,
    service.arrivals.filter(({ at }) => at <= excludedAt).length,
    late.length,
    rounded(Math.max(0, ...late)),
    late.filter((ms) => ms > 1000).length,
  ];
}

/** @returns ms from the death of a sender until another one sends its messages */
async function takeOver(postgres: Postgres): Promise<number> {
  const service = await startService(60_000);
  const bed = await makeBed(postgres, { devices: HELD, origin: service.origin });
  const senders = await createSenders(bed.where, service.origin);
  const killed = senders.start();
  await startCampaign(bed.push, CAMPAIGN.id, new Date());
  // Waits until the sender has every message in flight. The other one then only needs free capacity.
  while (service.arrivals.length < HELD) await pause(20);
  const { deliver, close } = createDelivery({
    vapid: VAPID,
    subject: 'mailto:push@site.example',
    hosts: [service.origin],
  });
  const other = runSendingWorker({
    ...bed.push,
    recipients: willingRecipients(),
    deliver,
    site: SITE,
    // It is stopped with messages in flight, which it would log.
    log: () => {},
    pace: { graceMs: 0 },
  });
  await pause(1000);
  const known = new Set(service.arrivals.map(({ socket }) => socket));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const killedAt = performance.now();
  let first: Arrival | undefined;
  while (first === undefined) {
    await pause(5);
    first = service.arrivals.find(({ socket }) => !known.has(socket));
  }
  await other.stop();
  close();
  await senders.stop();
  service.stop();
  await bed.close();
  return first.at - killedAt;
}

/** Measures messages sent to excluded players, and the takeover of a killed sender's work. */
export async function measurePromises(): Promise<string> {
  const postgres = await startPostgres();
  try {
    const rows = [await exclude(postgres, 900), await exclude(postgres, 10_000)];
    const takeovers: number[] = [];
    while (takeovers.length < TAKEOVERS) takeovers.push(await takeOver(postgres));
    const table = toTable(
      [
        `${EXCLUDED} of ${DEVICES} players are excluded at once`,
        'messages before',
        'to excluded players after it',
        'the last of them, ms after it',
        'later than 1 s',
      ],
      rows,
    );
    return `${table}\n\nOne sender on PostgreSQL with an operator over HTTP; counted when they arrive. Target: none later than 1 s.\n\nThe work of a killed sender is another one’s after ${rounded(median(takeovers))} ms, at most ${rounded(Math.max(...takeovers))} ms, in ${TAKEOVERS} kills. Target: within 3 s.`;
  } finally {
    await postgres.stop();
  }
}
