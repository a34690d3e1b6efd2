import type { Campaign } from '../campaign.ts';
import { decideDelivery, isAddressed } from '../decide-delivery.ts';
import type { PushStore, SkipReason } from '../ports.ts';
import type { Recipients } from '../recipients.ts';

/** Outcome of a campaign if it started now, in devices. */
export interface CampaignPreview {
  readonly total: number;
  readonly send: number;
  /** Later, because of the campaign's or the player's time. */
  readonly later: number;
  readonly skippedBy: Partial<Record<SkipReason, number>>;
}

const PAGE = 500;

/** Goes through all devices like sending does, without sending. */
export async function previewOf(
  campaign: Campaign,
  { store, recipients, now }: { store: PushStore; recipients: Recipients; now: Date },
): Promise<CampaignPreview> {
  const chosen = campaign.audience.accounts && new Set(campaign.audience.accounts);
  let [total, send, later] = [0, 0, 0];
  const skipped = new Map<SkipReason, number>();
  for (let after: string | undefined; ; ) {
    const page = await store.devicesAfter(after, PAGE);
    const devices = page.filter(({ account }) => chosen?.has(account) ?? true);
    const standings = await recipients.standings([...new Set(devices.map((one) => one.account))]);
    for (const device of devices) {
      const standing = standings.get(device.account);
      if (!isAddressed(campaign.audience, standing)) continue;
      const decision = decideDelivery(campaign, standing, device, now);
      total += 1;
      if (decision.action === 'send') send += 1;
      else if (decision.action === 'wait') later += 1;
      else skipped.set(decision.reason, (skipped.get(decision.reason) ?? 0) + 1);
    }
    after = page.at(-1)?.id;
    if (page.length < PAGE) return { total, send, later, skippedBy: Object.fromEntries(skipped) };
  }
}
