import type { CampaignCounts, SkipReason, TimelineMinute } from '../ports.ts';
import type { Query } from './sql.ts';

/** Counters: `total`, `sent`, `gone`, `failed`, `clicked` and `skipped <reason>`. */
export type Changes = ReadonlyMap<string, number>;

const SKIPPED = 'skipped ';
export const skippedFor = (reason: string): string => SKIPPED + reason;

const SUMS = 0;
const MINUTE_MS = 60_000;

/** Requires the campaign's lock, so that the next reader sees all changes. */
export async function addCounts(
  query: Query,
  campaign: number,
  changes: Changes,
  now: Date,
): Promise<void> {
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  for (const [name, by] of changes) {
    if (by === 0) continue;
    await query(
      `INSERT INTO push_counts (campaign, minute, name, count)
      VALUES ($1, ${SUMS}, $2, $3), ($1, $4, $2, $3)
      ON CONFLICT (campaign, minute, name) DO UPDATE SET count = push_counts.count + excluded.count`,
      [campaign, name, by, thisMinute],
    );
  }
}

export async function readCounts(query: Query, campaign: number): Promise<CampaignCounts> {
  const rows = await query(
    `SELECT name, count FROM push_counts WHERE campaign = $1 AND minute = ${SUMS}`,
    [campaign],
  );
  const counted = new Map(rows.map((row) => [String(row['name']), Number(row['count'])]));
  const of = (name: string) => counted.get(name) ?? 0;
  const reasons = [...counted].filter(([name, count]) => name.startsWith(SKIPPED) && count > 0);
  const skippedBy: Partial<Record<SkipReason, number>> = Object.fromEntries(
    reasons.map(([name, count]) => [name.slice(SKIPPED.length), count]),
  );
  const skipped = reasons.reduce((sum, [, count]) => sum + count, 0);
  const [total, sent, gone, failed] = [of('total'), of('sent'), of('gone'), of('failed')];
  return {
    total,
    sent,
    gone,
    failed,
    skipped,
    skippedBy,
    waiting: total - sent - gone - failed - skipped,
    clicked: of('clicked'),
  };
}

export async function readTimeline(query: Query, campaign: number): Promise<TimelineMinute[]> {
  const rows = await query(
    `SELECT minute, name, count FROM push_counts WHERE campaign = $1 AND minute > ${SUMS}
    ORDER BY minute`,
    [campaign],
  );
  const minutes = Map.groupBy(rows, ({ minute }) => Number(minute));
  return [...minutes].map(([minute, counts]) => {
    const of = (wanted: (name: string) => boolean) =>
      counts.reduce((sum, { name, count }) => sum + (wanted(String(name)) ? Number(count) : 0), 0);
    return {
      at: new Date(minute),
      sent: of((name) => name === 'sent'),
      gone: of((name) => name === 'gone'),
      failed: of((name) => name === 'failed'),
      // Subtract what was in progress when the campaign was cancelled.
      skipped: Math.max(
        0,
        of((name) => name.startsWith(SKIPPED)),
      ),
      clicked: of((name) => name === 'clicked'),
    };
  });
}
