import { createDelivery } from '../delivery.ts';
import { httpRecipients } from '../http-recipients.ts';
import { openPush } from '../open-push.ts';
import { runSendingWorker } from '../sending-worker.ts';
import type { PushSettings } from '../settings.ts';
import type { OperatorApi } from './operator-api.ts';

/** A setting that keeps this worker from sending. */
export class UnusableSettings extends Error {}

/**
 * Sends what waits in DATABASE_URL until SIGTERM or SIGINT, beside any number of others. Players are asked for at the
 * operator's.
 * @throws UnusableSettings
 */
export async function work(
  { api, operator, token }: { api: OperatorApi; operator: string; token: string },
  settings: PushSettings,
  log: (line: string) => void,
): Promise<void> {
  const { databaseUrl, vapid } = settings;
  if (databaseUrl === undefined)
    throw new UnusableSettings('DATABASE_URL: missing; the site sends what waits in SQLite itself');
  if (vapid === undefined)
    throw new UnusableSettings('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: missing; the operator’s own');
  if ((await api.key()) !== vapid.publicKey)
    throw new UnusableSettings('VAPID_PUBLIC_KEY: not the one that the operator’s players have');
  const site = await api.site();
  const opened = await openPush({ dataDir: '', databaseUrl }, log);
  const delivery = createDelivery({ ...settings, vapid });
  const worker = runSendingWorker({
    ...opened,
    ...{ recipients: httpRecipients(operator, token), deliver: delivery.deliver, site, log },
  });
  log(`push: sending for ${site.url}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await worker.stop();
  delivery.close();
  await opened.close();
}
