// A sender in its own process, with an operator that allows messages to everyone.
import { createDelivery } from '../../src/push/delivery.ts';
import { openPush } from '../../src/push/open-push.ts';
import { runSendingWorker } from '../../src/push/sending-worker.ts';
import { SITE, VAPID } from '../fixtures/push-engine.ts';
import { willingRecipients } from '../fixtures/push-recipients.ts';
import type { PushBed } from './push-bed.ts';
import { tellUsage } from './usage.ts';

const { where, origin, subject } = JSON.parse(process.argv[2] ?? '') as {
  where: PushBed['where'];
  origin: string;
  subject: string;
};
const push = await openPush(where);
const { deliver } = createDelivery({ vapid: VAPID, subject, hosts: [origin] });
const worker = runSendingWorker({
  ...push,
  recipients: willingRecipients(),
  deliver,
  site: SITE,
  log: console.error,
});
tellUsage('ready', async () => {
  await worker.stop();
  await push.close();
  process.exit();
});
