import type { CampaignCounts, SkipReason } from '../ports.ts';
import type { Query } from './sql.ts';

/** What is counted: `total`, `sent`, `gone`, `failed`, `clicked` and `skipped <reason>`. */
export type Changes = ReadonlyMap<string, number>;

const SKIPPED = 'skipped ';
export const skippedFor = (reason: string): string => SKIPPED + reason;

/** To be called with the campaign's lock: who asks next sees them all. */
export async function addCounts(query: Query, campaign: number, changes: Changes): Promise<void> {
  for (const [name, by] of changes) {
    if (by === 0) continue;
    await query(
      `INSERT INTO push_counts (campaign, name, count) VALUES ($1, $2, $3)
      ON CONFLICT (campaign, name) DO UPDATE SET count = push_counts.count + excluded.count`,
      [campaign, name, by],
    );
  }
}

export async function readCounts(query: Query, campaign: number): Promise<CampaignCounts> {
  const rows = await query('SELECT name, count FROM push_counts WHERE campaign = $1', [campaign]);
  const counted = new Map(rows.map((row) => [String(row['name']), Number(row['count'])]));
  const of = (name: string) => counted.get(name) ?? 0;
  const reasons = [...counted].filter(([name, count]) => name.startsWith(SKIPPED) && count > 0);
  const skippedBy: Partial<Record<SkipReason, number>> = Object.fromEntries(
    reasons.map(([name, count]) => [name.slice(SKIPPED.length), count]),
  );
  const skipped = reasons.reduce((sum, [, count]) => sum + count, 0);
  const [total, sent, gone, failed] = [of('total'), of('sent'), of('gone'), of('failed')];
  return {
    ...{ total, sent, gone, failed, skipped, skippedBy },
    waiting: total - sent - gone - failed - skipped,
    clicked: of('clicked'),
  };
}
