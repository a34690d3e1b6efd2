import { createDelivery } from '../../push/delivery.ts';
import type { PushSite } from '../../push/message.ts';
import type { OpenPush } from '../../push/open-push.ts';
import type { Recipients } from '../../push/recipients.ts';
import { runSendingWorker } from '../../push/sending-worker.ts';
import type { PushSettings, VapidKeys } from '../../push/settings.ts';
import type { Sending } from './opened-push.ts';

/** A sending worker inside the operator's own process. */
export function startSending({
  opened,
  recipients,
  site,
  settings,
  log,
}: {
  readonly opened: OpenPush;
  readonly recipients: Recipients;
  readonly site: PushSite;
  readonly settings: PushSettings & { readonly vapid: VapidKeys };
  readonly log: (line: string) => void;
}): Sending {
  const { deliver, close } = createDelivery(settings);
  const { store, queue } = opened;
  const worker = runSendingWorker({ store, queue, recipients, deliver, site, log });
  return {
    async stop() {
      await worker.stop();
      close();
    },
  };
}
