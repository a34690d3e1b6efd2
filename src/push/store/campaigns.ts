import type { Campaign } from '../campaign.ts';
import type { CampaignState, KeptCampaign, PushStore } from '../ports.ts';
import { addCounts, readCounts, readTimeline, skippedFor } from './counts.ts';
import { listingJobs, putJobs } from './jobs.ts';
import type { Query, SqlDatabase } from './sql.ts';

type CampaignCalls = Pick<
  PushStore,
  | 'createCampaign'
  | 'findCampaign'
  | 'listCampaigns'
  | 'scheduleCampaign'
  | 'cancelCampaign'
  | 'timeline'
>;

interface CampaignRow {
  readonly number: number;
  readonly state: CampaignState;
  readonly listed: boolean;
  readonly campaign: Campaign;
}

/** Locks a campaign. Required before its state or counts change. */
export async function lockCampaign(
  database: SqlDatabase,
  query: Query,
  id: string,
): Promise<CampaignRow | undefined> {
  await database.lock(query, `push-campaign ${id}`);
  return findRow(query, id);
}

export async function findRow(query: Query, id: string): Promise<CampaignRow | undefined> {
  const [row] = await query('SELECT * FROM push_campaigns WHERE id = $1', [id]);
  return (
    row && {
      number: Number(row['number']),
      state: row['state'] as CampaignState,
      listed: row['listed'] === 1,
      campaign: JSON.parse(String(row['definition'])) as Campaign,
    }
  );
}

/** Whether messages of the campaign may be sent. */
export const isGoing = (state: CampaignState): boolean =>
  state === 'scheduled' || state === 'sending';

/** Ends a campaign when all devices are listed and no message waits. Requires its lock. */
export async function endWhenSettled(
  query: Query,
  { number, state, listed }: Pick<CampaignRow, 'number' | 'state' | 'listed'>,
  now: Date,
): Promise<void> {
  if (state !== 'sending' || !listed || (await readCounts(query, number)).waiting > 0) return;
  await query(`UPDATE push_campaigns SET state = 'done', ended_at = $2 WHERE number = $1`, [
    number,
    now.getTime(),
  ]);
}

export function campaignCalls(database: SqlDatabase): CampaignCalls {
  return {
    createCampaign: (campaign, now) =>
      database.transaction(async (query) => {
        await database.lock(query, 'push-campaigns');
        const made = await query(
          `INSERT INTO push_campaigns (number, id, definition, state, created_at)
          SELECT coalesce(max(number), 0) + 1, CAST($1 AS TEXT), CAST($2 AS TEXT), 'draft',
            CAST($3 AS BIGINT)
          FROM push_campaigns WHERE TRUE
          ON CONFLICT (id) DO NOTHING RETURNING id`,
          [campaign.id, JSON.stringify(campaign), now.getTime()],
        );
        return made.length > 0;
      }),

    findCampaign: (id) =>
      database.transaction(async (query) => {
        const [row] = await query('SELECT * FROM push_campaigns WHERE id = $1', [id]);
        return row && keptOf(query, row);
      }),

    listCampaigns: (limit) =>
      database.transaction(async (query) => {
        const rows = await query('SELECT * FROM push_campaigns ORDER BY number DESC LIMIT $1', [
          limit,
        ]);
        const kept: KeptCampaign[] = [];
        for (const row of rows) kept.push(await keptOf(query, row));
        return kept;
      }),

    async scheduleCampaign(id, startsAt) {
      const isScheduled = await database.transaction(async (query) => {
        const row = await lockCampaign(database, query, id);
        if (row === undefined || row.state === 'cancelled') return false;
        // The response to an earlier call, or to its commit, may have been lost.
        if (row.state === 'sending' || row.state === 'done') return true;
        await query(`UPDATE push_campaigns SET state = 'scheduled', starts_at = $2 WHERE id = $1`, [
          id,
          startsAt.getTime(),
        ]);
        await putJobs(database, query, listingJobs(database, id), startsAt.getTime());
        return true;
      });
      if (isScheduled) database.announce();
      return isScheduled;
    },

    cancelCampaign: (id, now) =>
      database.transaction(async (query) => {
        const row = await lockCampaign(database, query, id);
        // The response to an earlier call, or to its commit, may have been lost.
        if (row?.state === 'cancelled') return true;
        if (row === undefined || row.state === 'done') return false;
        // Rows stay, because there may be millions.
        const { waiting } = await readCounts(query, row.number);
        await addCounts(query, row.number, new Map([[skippedFor('cancelled'), waiting]]), now);
        await query(`UPDATE push_campaigns SET state = 'cancelled', ended_at = $2 WHERE id = $1`, [
          id,
          now.getTime(),
        ]);
        return true;
      }),

    timeline: (id) =>
      database.transaction(async (query) => {
        const row = await findRow(query, id);
        return row === undefined ? [] : readTimeline(query, row.number);
      }),
  };
}

async function keptOf(query: Query, row: Record<string, unknown>): Promise<KeptCampaign> {
  const { starts_at: startsAt, ended_at: endedAt } = row;
  return {
    campaign: JSON.parse(String(row['definition'])) as Campaign,
    state: row['state'] as CampaignState,
    createdAt: new Date(Number(row['created_at'])),
    ...(startsAt !== null && { startsAt: new Date(Number(startsAt)) }),
    ...(endedAt !== null && { endedAt: new Date(Number(endedAt)) }),
    listed: row['listed'] === 1,
    counts: await readCounts(query, Number(row['number'])),
  };
}
