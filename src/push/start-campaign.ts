import { startOf } from './campaign.ts';
import type { PushQueue, PushStore } from './ports.ts';

/**
 * Schedules a draft. It may be repeated: a process that ended halfway leaves a campaign that is scheduled and has no
 * job, and listing devices twice changes nothing.
 * @returns false when there is no such campaign, or it is being sent, or over
 */
export async function startCampaign(
  { store, queue }: { store: PushStore; queue: PushQueue },
  id: string,
  now: Date,
): Promise<boolean> {
  const kept = await store.findCampaign(id);
  if (kept === undefined) return false;
  const startsAt = new Date(startOf(kept.campaign, now));
  if (!(await store.scheduleCampaign(id, startsAt))) return false;
  await queue.put({ kind: 'fan-out', campaign: id, chunk: 0 }, startsAt);
  return true;
}
