import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDelivery } from '../../src/push/delivery.ts';
import { encryptMessage } from '../../src/push/encrypt-message.ts';
import { messageText } from '../../src/push/message.ts';
import { runSendingWorker } from '../../src/push/sending-worker.ts';
import { startCampaign } from '../../src/push/start-campaign.ts';
import { vapidHeaders } from '../../src/push/vapid-headers.ts';
import type { Postgres } from '../fixtures/postgres.ts';
import { subscriptionKeys } from '../fixtures/push-devices.ts';
import { CAMPAIGN, SITE, VAPID } from '../fixtures/push-engine.ts';
import { willingRecipients } from '../fixtures/push-recipients.ts';
import { median } from './median.ts';
import { makeBed, onBoth } from './push-bed.ts';
import { rounded, toTable } from './table.ts';

const MESSAGES = 5000;
const ROUNDS = 3;
const SUBJECT = 'mailto:push@site.example';

/** CPU time of this process, s: what else the machine does is not in it. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What the kernel made this process wait for a processor, s; 0 where it does not tell. */
function waitedSeconds(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e9 : 0;
}

interface Rate {
  readonly what: string;
  /** CPU time of the sending process per message, µs. */
  readonly cpu: number;
  /** The same of PostgreSQL's processes. */
  readonly databaseCpu: number;
  /** By the clock, from scheduling to the campaign's end; absent for what only computes. */
  readonly perSecond?: number;
  /** How much of its time it worked, without what others kept it waiting for a processor, 0 to 1. */
  readonly atWork?: number;
}

const TEXT = messageText(
  CAMPAIGN,
  { message: `${CAMPAIGN.id}.AAAAAAAAAAAAAAAA`, language: 'en', unread: 3 },
  SITE,
);

/** Encryption with nothing around it; `signed`: with a signature for each message. */
function cryptography(signed: boolean): Rate {
  const keys = subscriptionKeys();
  const before = cpuSeconds();
  for (let at = 0; at < MESSAGES; at += 1) {
    encryptMessage(keys, TEXT);
    if (signed) vapidHeaders(VAPID, SUBJECT, Date.now)('https://fcm.googleapis.com');
  }
  return {
    what: signed ? 'encryption and a signature each' : 'encryption alone',
    cpu: ((cpuSeconds() - before) / MESSAGES) * 1e6,
    databaseCpu: 0,
  };
}

async function sending(name: string, postgres: Postgres | undefined, origin: string) {
  const bed = await makeBed(postgres, { devices: MESSAGES, origin });
  const delivery = createDelivery({ vapid: VAPID, subject: SUBJECT, hosts: [origin] });
  const before = [cpuSeconds(), bed.databaseCpu()] as const;
  const [begun, waited] = [performance.now(), waitedSeconds()];
  await startCampaign(bed.push, CAMPAIGN.id, new Date());
  const worker = runSendingWorker({
    ...bed.push,
    recipients: willingRecipients(),
    deliver: delivery.deliver,
    site: SITE,
    log: console.error,
  });
  while ((await bed.push.store.findCampaign(CAMPAIGN.id))?.state !== 'done')
    await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = cpuSeconds() - before[0];
  const rate: Rate = {
    what: `whole sending on ${name}`,
    cpu: (cpu / MESSAGES) * 1e6,
    databaseCpu: ((bed.databaseCpu() - before[1]) / MESSAGES) * 1e6,
    perSecond: MESSAGES / seconds,
    atWork: cpu / (seconds - (waitedSeconds() - waited)),
  };
  await worker.stop();
  delivery.close();
  await bed.close();
  return rate;
}

/** The rate by the clock, and the share of its time that the process worked. */
function clockOf(rates: readonly Rate[]): string[] {
  const [perSecond, atWork] = [
    rates.flatMap((rate) => rate.perSecond ?? []),
    rates.flatMap((rate) => rate.atWork ?? []),
  ];
  if (perSecond.length === 0) return ['', ''];
  return [rounded(median(perSecond)), rounded(median(atWork), 2)].map(String);
}

/** R14: what a message costs, from the list of devices to the answer of a push service, beside its cryptography. */
export async function measureRate(): Promise<string> {
  const sink = spawn(process.execPath, [fileURLToPath(new URL('push-sink.ts', import.meta.url))]);
  const [line] = (await once(sink.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  const rounds: Rate[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([
      cryptography(false),
      cryptography(true),
      ...(await onBoth((name, postgres) => sending(name, postgres, origin))),
    ]);
  sink.kill();

  const alone = median(rounds.map(([first]) => first?.cpu ?? Number.NaN));
  const rows = (rounds[0] ?? []).map(({ what }, at) => {
    const of = (pick: (rate: Rate) => number) =>
      median(rounds.flatMap((round) => (round[at] ? [pick(round[at])] : [])));
    const cpu = of((rate) => rate.cpu);
    return [
      what,
      rounded(cpu),
      rounded(1e6 / cpu),
      ...clockOf(rounds.flatMap((round) => round[at] ?? [])),
      rounded(alone / cpu, 2),
      rounded(of((rate) => rate.databaseCpu)),
    ];
  });
  const table = toTable(
    [
      '',
      'µs of CPU',
      'messages a second and core',
      'a second by the clock',
      'share of its time at work',
      'relative',
      'µs of CPU in PostgreSQL',
    ],
    rows,
  );
  return `${table}\n\nMedian of ${ROUNDS} rounds of ${MESSAGES} messages of ${Buffer.byteLength(TEXT)} bytes; CPU time of the sending process with everything in it: the list of devices, the players' standings, HTTP to a push service on loopback (in a process of its own), outcomes and counts. Target: at least 1000 a second and core, and at work for 0.85 of its time: what others kept it waiting for a processor does not count.`;
}
