import { listNextChunk } from '../../src/push/list-devices.ts';
import type { OpenPush } from '../../src/push/open-push.ts';
import { CHUNK_SIZE, runSendingWorker } from '../../src/push/sending-worker.ts';
import { CAMPAIGN, SITE } from '../fixtures/push-engine.ts';
import { willingRecipients } from '../fixtures/push-recipients.ts';
import { makeBed, onBoth, type PushBed } from './push-bed.ts';
import { rounded, toTable } from './table.ts';

const COUNTS = [1000, 10_000, 100_000];

/** Lists every device, like a worker without other work. */
async function listAll({ store, queue }: OpenPush): Promise<void> {
  while ((await store.findCampaign(CAMPAIGN.id))?.listed !== true) {
    const taken = await queue.take(100);
    await Promise.all(
      taken.map(async (one) => {
        if (one.job.kind !== 'fan-out') return;
        while (
          await listNextChunk(
            { store, recipients: willingRecipients() },
            one.job,
            CHUNK_SIZE,
            new Date(),
          )
        );
        await queue.finish(one);
      }),
    );
  }
}

/** Sends without HTTP and cryptography, whose cost does not depend on the number of devices. */
async function sendAll({ push }: PushBed): Promise<void> {
  const worker = runSendingWorker({
    ...push,
    recipients: willingRecipients(),
    deliver: async () => ({ kind: 'accepted' }),
    site: SITE,
    log: console.error,
  });
  while ((await push.store.findCampaign(CAMPAIGN.id))?.state !== 'done')
    await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
}

/** CPU time of this process and the database, and wall time, in s. */
const clocks = (bed: PushBed) => {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6 + bed.databaseCpu(), performance.now() / 1000] as const;
};

async function measure(bed: PushBed, work: () => Promise<void>) {
  const [cpu, clock] = clocks(bed);
  await work();
  const [cpuAfter, clockAfter] = clocks(bed);
  return { cpu: cpuAfter - cpu, seconds: clockAfter - clock };
}

/** Measures CPU time per device and disk usage from 1,000 to 100,000 devices. */
export async function measureGrowth(): Promise<string> {
  const rows = await onBoth(async (name, postgres) => {
    const measured: (string | number)[][] = [];
    let first: readonly [number, number] | undefined;
    for (const devices of COUNTS) {
      const bed = await makeBed(postgres, { devices, origin: 'https://fcm.googleapis.com' });
      const before = await bed.bytes();
      await bed.push.store.scheduleCampaign(CAMPAIGN.id, new Date());
      const listing = await measure(bed, () => listAll(bed.push));
      const settling = await measure(bed, () => sendAll(bed));
      const each = [(listing.cpu / devices) * 1e6, (settling.cpu / devices) * 1e6] as const;
      first ??= each;
      measured.push([
        name,
        devices,
        rounded(each[0]),
        rounded(each[0] / first[0], 2),
        rounded(each[1]),
        rounded(each[1] / first[1], 2),
        rounded(devices / listing.seconds),
        rounded(before / devices),
        rounded(((await bed.bytes()) - before) / devices),
        rounded((await bed.indexBytes('push_devices')) / devices),
        rounded((await bed.indexBytes('push_deliveries')) / devices),
      ]);
      await bed.close();
    }
    return measured;
  });
  const table = toTable(
    [
      '',
      'devices',
      'µs to list each',
      '÷ linear',
      'µs to settle each',
      '÷ linear',
      'listed a second',
      'bytes a device',
      'bytes a delivery',
      'index a device',
      'index a delivery',
    ],
    rows.flat(),
  );
  return `${table}\n\nOne worker, against a push service in the same process that takes everything; encryption and HTTP are not in it. Microseconds are CPU time, with PostgreSQL’s own; listed a second by the clock, on a machine that does other things too. Bytes are those on disk with the indexes, and of the indexes alone where the database tells.`;
}
