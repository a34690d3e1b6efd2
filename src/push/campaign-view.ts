import * as v from 'valibot';
import type { Campaign } from './campaign.ts';
import type { CampaignCounts, KeptCampaign } from './ports.ts';

/** A campaign in the campaign API; times are RFC 3339. */
interface CampaignView {
  readonly campaign: Campaign;
  readonly state: KeptCampaign['state'];
  readonly createdAt: string;
  readonly startsAt?: string;
  readonly endedAt?: string;
  readonly listed: boolean;
  readonly counts: CampaignCounts;
}

/** Results to show. Without the reasons if the campaign names players, as in a preview (service/preview.ts). */
export const countsOf = ({ campaign, counts }: KeptCampaign): CampaignCounts =>
  campaign.audience.accounts === undefined ? counts : { ...counts, skippedBy: {} };

export const viewOf = (kept: KeptCampaign): CampaignView => ({
  campaign: kept.campaign,
  state: kept.state,
  createdAt: kept.createdAt.toISOString(),
  ...(kept.startsAt && { startsAt: kept.startsAt.toISOString() }),
  ...(kept.endedAt && { endedAt: kept.endedAt.toISOString() }),
  listed: kept.listed,
  counts: countsOf(kept),
});

/** Whether sending is over. */
export const isOver = ({ state }: Pick<KeptCampaign, 'state'>): boolean =>
  state === 'done' || state === 'cancelled';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The fields of the response that callers need; others are ignored. */
export const campaignViewSchema = v.object({
  campaign: v.object({ id: v.string(), topic: v.string(), expiresAt: v.string() }),
  state: v.picklist(['draft', 'scheduled', 'sending', 'done', 'cancelled']),
  createdAt: v.string(),
  startsAt: v.exactOptional(v.string()),
  endedAt: v.exactOptional(v.string()),
  listed: v.boolean(),
  counts: v.object({
    total: count,
    waiting: count,
    sent: count,
    gone: count,
    failed: count,
    skipped: count,
    skippedBy: v.record(v.string(), count),
    clicked: count,
  }),
});

export type ReadCampaign = v.InferOutput<typeof campaignViewSchema>;
