import { startOf } from './campaign.ts';
import type { PushStore } from './ports.ts';

/**
 * Schedules a draft; may be repeated.
 * @returns false if it does not exist or was cancelled
 */
export async function startCampaign(
  { store }: { store: PushStore },
  id: string,
  now: Date,
): Promise<boolean> {
  const kept = await store.findCampaign(id);
  if (kept === undefined) return false;
  const startsAt = new Date(startOf(kept.campaign, now));
  return store.scheduleCampaign(id, startsAt);
}
