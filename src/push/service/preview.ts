import type { Campaign } from '../campaign.ts';
import { decideDelivery, isAddressed } from '../decide-delivery.ts';
import type { PushStore, SkipReason } from '../ports.ts';
import type { Recipients } from '../recipients.ts';

/**
 * Outcome of a campaign if it started now, in devices. Without the reasons if the campaign names players: those of one
 * player would tell, for example, of a self-exclusion.
 */
interface CampaignPreview {
  readonly total: number;
  readonly send: number;
  /** Later, because of the campaign's or the player's time. */
  readonly later?: number;
  readonly skippedBy?: Partial<Record<SkipReason, number>>;
  /** Where the next call continues; absent after the last device. */
  readonly next?: string;
}

const PAGE = 500;
/** Of one call for all players, so that it ends long before a client, a proxy or the server loses patience. */
const MOST_PAGES = 10;

interface PreviewParts {
  readonly store: Pick<PushStore, 'devicesAfter'>;
  readonly recipients: Pick<Recipients, 'standings'>;
  readonly now: Date;
  /** `next` of the previous part; ignored for named players, or it would tell in whose part a player's device is. */
  readonly after?: string | undefined;
  readonly page?: number;
}

/** Goes through a part of the devices, or all devices of named players, like sending does, without sending. */
export async function previewOf(
  campaign: Campaign,
  { store, recipients, now, after, page = PAGE }: PreviewParts,
): Promise<CampaignPreview> {
  const { accounts } = campaign.audience;
  let [total, send, later] = [0, 0, 0];
  const skipped = new Map<SkipReason, number>();
  let next = accounts === undefined ? after : undefined;
  for (let pages = 0; accounts !== undefined || pages < MOST_PAGES; pages += 1) {
    const devices = await store.devicesAfter(next, page, accounts);
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
    next = devices.length < page ? undefined : devices.at(-1)?.id;
    if (next === undefined) break;
  }
  return {
    total,
    send,
    ...(accounts === undefined && { later, skippedBy: Object.fromEntries(skipped) }),
    ...(next !== undefined && { next }),
  };
}
