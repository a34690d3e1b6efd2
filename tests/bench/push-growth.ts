import type { PushStore } from '../../src/push/ports.ts';
import { CHUNK_SIZE, runSendingWorker } from '../../src/push/sending-worker.ts';
import { CAMPAIGN, SITE } from '../fixtures/push-engine.ts';
import { willingRecipients } from '../fixtures/push-recipients.ts';
import { makeBed, onBoth, type PushBed } from './push-bed.ts';
import { rounded, toTable } from './table.ts';

const COUNTS = [1000, 10_000, 100_000];

/** Lists every device. @returns the number of chunks */
async function listAll(store: PushStore): Promise<number> {
  const now = new Date();
  let after: string | undefined;
  for (let chunk = 0; ; chunk += 1) {
    const page = { chunk, size: CHUNK_SIZE, ...(after !== undefined && { after }) };
    ({ after } = await store.fanOut(CAMPAIGN.id, page, now));
    if (after === undefined) return chunk + 1;
  }
}

/** Everything but HTTP and cryptography, whose cost does not depend on how many devices there are. */
async function sendAll({ push }: PushBed, chunks: number): Promise<void> {
  for (let chunk = 0; chunk < chunks; chunk += 1)
    await push.queue.put({ kind: 'send', campaign: CAMPAIGN.id, chunk });
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

const secondsOf = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
};

/** From a thousand devices to a hundred thousand: what each costs, and what it takes on disk. */
export async function measureGrowth(): Promise<string> {
  const rows = await onBoth(async (name, postgres) => {
    const measured: (string | number)[][] = [];
    let first: readonly [number, number] | undefined;
    for (const devices of COUNTS) {
      const bed = await makeBed(postgres, { devices, origin: 'https://fcm.googleapis.com' });
      const before = await bed.bytes();
      await bed.push.store.scheduleCampaign(CAMPAIGN.id, new Date());
      const [listing, chunks] = await secondsOf(() => listAll(bed.push.store));
      const [sending] = await secondsOf(() => sendAll(bed, chunks));
      const each = [(listing / devices) * 1e6, (sending / devices) * 1e6] as const;
      first ??= each;
      measured.push([
        ...[name, devices, rounded(each[0]), rounded(each[0] / first[0], 2)],
        ...[rounded(each[1]), rounded(each[1] / first[1], 2)],
        ...[rounded(before / devices), rounded(((await bed.bytes()) - before) / devices)],
        rounded((await bed.indexBytes('push_devices')) / devices),
        rounded((await bed.indexBytes('push_deliveries')) / devices),
      ]);
      await bed.close();
    }
    return measured;
  });
  const table = toTable(
    [
      ...['', 'devices', 'µs to list each', '÷ linear', 'µs to settle each', '÷ linear'],
      ...['bytes a device', 'bytes a delivery', 'index a device', 'index a delivery'],
    ],
    rows.flat(),
  );
  return `${table}\n\nOne worker, against a push service in the same process that takes everything; encryption and HTTP are not in it. Bytes are those on disk with the indexes, and of the indexes alone where the database tells.`;
}
