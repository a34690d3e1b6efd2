import { setTimeout as pause } from 'node:timers/promises';
import { encryptMessage } from '../../src/push/encrypt-message.ts';
import { messageText } from '../../src/push/message.ts';
import { startCampaign } from '../../src/push/start-campaign.ts';
import { vapidHeaders } from '../../src/push/vapid-headers.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { subscriptionKeys } from '../fixtures/push-devices.ts';
import { CAMPAIGN, SITE, VAPID } from '../fixtures/push-engine.ts';
import { median } from './median.ts';
import { makeBed } from './push-bed.ts';
import { rounded, toTable } from './table.ts';
import { type MeasuredProcess, ownUsage, startMeasured } from './usage.ts';

const MESSAGES = 10_000;
const ROUNDS = 3;
/** Messages that each sender sends before the measurement. */
const WARM_UP = 1000;
const SUBJECT = 'mailto:push@site.example';

/** Cost of one way of sending, in µs per message. */
interface Rate {
  readonly what: string;
  /** CPU time of the sending processes. */
  readonly cpu: number;
  /** CPU time of PostgreSQL's processes, and of the push service. */
  readonly databaseCpu: number;
  readonly serviceCpu: number;
  readonly clock?: Clock;
}

interface Clock {
  /** Messages per second, from scheduling to the end of the campaign. */
  readonly perSecond: number;
  /** The same without the time that senders waited for a CPU that others used. */
  readonly perOwnSecond: number;
  /** Share of that time that a sender was working, 0 to 1. */
  readonly atWork: number;
}

const TEXT = messageText(
  CAMPAIGN,
  { message: `${CAMPAIGN.id}.AAAAAAAAAAAAAAAA`, language: 'en', unread: 3 },
  SITE,
);

/** Measures encryption alone; `signed` adds a signature per message. */
function cryptography(signed: boolean): Rate {
  const keys = subscriptionKeys();
  const before = ownUsage().cpu;
  for (let at = 0; at < MESSAGES; at += 1) {
    encryptMessage(keys, TEXT);
    if (signed) vapidHeaders(VAPID, SUBJECT, Date.now)('https://fcm.googleapis.com');
  }
  return {
    what: signed ? 'encryption and a signature each' : 'encryption alone',
    cpu: ((ownUsage().cpu - before) / MESSAGES) * 1e6,
    databaseCpu: 0,
    serviceCpu: 0,
  };
}

/** Sends one campaign with dedicated processes. */
async function sending(
  senders: number,
  postgres: Postgres | undefined,
  sink: MeasuredProcess,
): Promise<Rate> {
  const origin = String(sink.ready);
  const bed = await makeBed(postgres, { devices: MESSAGES, origin });
  const start = JSON.stringify({ where: bed.where, origin, subject: SUBJECT });
  const processes = await Promise.all(
    Array.from({ length: senders }, () => startMeasured('push-sender.ts', [start])),
  );
  const look = async () => ({
    at: performance.now() / 1000,
    senders: await Promise.all(processes.map((one) => one.usage())),
    service: await sink.usage(),
    database: bed.databaseCpu(),
  });
  const { store } = bed.push;
  const send = async (id: string) => {
    await startCampaign(bed.push, id, new Date());
    while ((await store.findCampaign(id))?.state !== 'done') await pause(50);
  };
  // Warm-up, because a new process still compiles its code.
  const accounts = Array.from({ length: WARM_UP * senders }, (_, at) => `player-${at}`);
  await store.createCampaign({ ...CAMPAIGN, id: 'warm-up', audience: { accounts } }, new Date());
  await send('warm-up');
  const before = await look();
  await send(CAMPAIGN.id);
  const after = await look();
  for (const one of processes) await one.stop();
  await bed.close();

  const seconds = after.at - before.at;
  const used = after.senders.map(({ cpu, waited }, at) => ({
    cpu: cpu - (before.senders[at]?.cpu ?? 0),
    own: seconds - waited + (before.senders[at]?.waited ?? 0),
  }));
  const cpu = used.reduce((sum, one) => sum + one.cpu, 0);
  const own = used.reduce((sum, one) => sum + one.own, 0);
  const each = (s: number) => (s / MESSAGES) * 1e6;
  return {
    what: `${senders} ${senders === 1 ? 'sender' : 'senders'} on ${postgres ? 'PostgreSQL' : 'SQLite'}`,
    cpu: each(cpu),
    databaseCpu: each(after.database - before.database),
    serviceCpu: each(after.service.cpu - before.service.cpu),
    clock: {
      perSecond: MESSAGES / seconds,
      perOwnSecond: (MESSAGES * senders) / own,
      atWork: cpu / own,
    },
  };
}

/**
 * R14: the cost of a message from listing devices to the response of a push service, and the gain of a second sender.
 */
export async function measureRate(): Promise<string> {
  const sink = await startMeasured('push-sink.ts');
  const postgres = await startPostgres();
  const rounds: Rate[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([
      cryptography(false),
      cryptography(true),
      await sending(1, undefined, sink),
      await sending(1, postgres, sink),
      await sending(2, postgres, sink),
    ]);
  await postgres.stop();
  await sink.stop();

  const of = (at: number, pick: (rate: Rate) => number | undefined) =>
    median(
      rounds.flatMap((round) => round.slice(at, at + 1).map(pick)).filter((n) => n !== undefined),
    );
  const alone = of(0, ({ cpu }) => cpu);
  const rows = (rounds[0] ?? []).map(({ what, clock }, at) => [
    what,
    rounded(of(at, ({ cpu }) => cpu)),
    rounded(1e6 / of(at, ({ cpu }) => cpu)),
    rounded(alone / of(at, ({ cpu }) => cpu), 2),
    ...(clock === undefined
      ? ['', '', '']
      : [
          String(rounded(of(at, (rate) => rate.clock?.perSecond))),
          String(rounded(of(at, (rate) => rate.clock?.perOwnSecond))),
          String(
            rounded(
              of(at, (rate) => rate.clock?.atWork),
              2,
            ),
          ),
        ]),
    rounded(of(at, ({ databaseCpu }) => databaseCpu)),
    rounded(of(at, ({ serviceCpu }) => serviceCpu)),
  ]);
  const table = toTable(
    [
      '',
      'µs of CPU',
      'messages a second and core',
      'relative',
      'a second by the clock',
      'with a processor at hand',
      'share of its time at work',
      'µs of CPU in PostgreSQL',
      'µs of CPU of the push service',
    ],
    rows,
  );
  const times = (pick: (clock: Clock) => number) =>
    rounded(
      median(
        rounds.map((round) => {
          const [one, two] = round.slice(-2).map(({ clock }) => clock && pick(clock));
          return (two ?? Number.NaN) / (one ?? Number.NaN);
        }),
      ),
      2,
    );
  return `${table}\n\nTwo senders send ${times((clock) => clock.perOwnSecond)} times what one sends with a processor at hand, ${times((clock) => clock.perSecond)} times by the clock of this machine.`;
}
