import { createDelivery } from '../../push/delivery.ts';
import type { PushSite } from '../../push/message.ts';
import type { OpenPush } from '../../push/open-push.ts';
import type { Recipients } from '../../push/recipients.ts';
import { runSendingWorker, type SendingPace } from '../../push/sending-worker.ts';
import type { PushSettings, VapidKeys } from '../../push/settings.ts';
import type { Sending } from './opened-push.ts';

/**
 * Maximum rate in a process that also serves pages, messages per second: less than a tenth of a core.
 * Separate sending processes have no such limit.
 */
const MOST_PER_SECOND = 100;

/** A sending worker inside the operator's own process. */
export function startSending({
  opened,
  recipients,
  site,
  settings,
  pace,
  now,
  log,
}: {
  readonly opened: OpenPush;
  readonly recipients: Recipients;
  readonly site: PushSite;
  readonly settings: PushSettings & { readonly vapid: VapidKeys };
  readonly pace?: SendingPace;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}): Sending {
  const { deliver, close } = createDelivery(settings);
  const { store, queue } = opened;
  const worker = runSendingWorker({
    store,
    queue,
    recipients,
    deliver,
    site,
    now,
    log,
    pace: { mostPerSecond: MOST_PER_SECOND, ...pace },
  });
  return {
    async stop() {
      await worker.stop();
      close();
    },
  };
}
