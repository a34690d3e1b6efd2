import { startOf } from '../campaign.ts';
import { messageKey } from '../opaque-id.ts';
import type { ChosenDevices, DevicePage, PushStore } from '../ports.ts';
import { endWhenSettled, findRow, isGoing, lockCampaign } from './campaigns.ts';
import { addCounts } from './counts.ts';
import { putJobs } from './jobs.ts';
import type { Query, SqlDatabase } from './sql.ts';

/** Thrown when the campaign is cancelled during listing. */
class CampaignOver extends Error {}

/** Listing progress of a part of the ids. */
interface Progress {
  /** Number of chunks so far. */
  readonly pages: number;
  readonly last: string | null;
  readonly isListed: boolean;
}

async function progressOf(query: Query, campaign: number, part: number): Promise<Progress> {
  const [row] = await query(
    'SELECT pages, last, listed FROM push_parts WHERE campaign = $1 AND part = $2',
    [campaign, part],
  );
  const last = row?.['last'] ?? null;
  return {
    pages: Number(row?.['pages'] ?? 0),
    last: last === null ? null : String(last),
    isListed: row?.['listed'] === 1,
  };
}

export function fanOutCalls(database: SqlDatabase): Pick<PushStore, 'nextDevices' | 'listChunk'> {
  const parts = database.divisions.length + 1;

  /** Only those of the named players, if the campaign names any. */
  async function devicesAfter(
    query: Query,
    { part, after, size }: { part: number; after: string | null; size: number },
    accounts?: readonly string[],
  ): Promise<DevicePage['devices']> {
    const end = database.divisions[part];
    const values = [
      after ?? database.divisions[part - 1] ?? '',
      size,
      ...(end === undefined ? [] : [end]),
      ...(accounts === undefined
        ? []
        : [JSON.stringify([...new Set(accounts)].map((account) => ({ account })))]),
    ];
    const chosen = `JOIN ${database.rowsOf(`$${values.length}`, { account: 'text' })} AS chosen
      ON chosen.account = push_devices.account`;
    const rows = await query(
      `SELECT id, push_devices.account FROM push_devices ${accounts === undefined ? '' : chosen}
      WHERE id ${after === null ? '>=' : '>'} $1 AND fault IS NULL
        ${end === undefined ? '' : 'AND id < $3'}
      ORDER BY id LIMIT $2`,
      values,
    );
    return rows.map(({ id, account }) => ({ id: String(id), account: String(account) }));
  }

  async function list(
    query: Query,
    { id, part }: { id: string; part: number },
    { after, last, isLast, ids }: ChosenDevices,
    now: Date,
  ) {
    await database.lock(query, `push-part ${id} ${part}`);
    const row = await findRow(query, id);
    if (row === undefined || !isGoing(row.state)) throw new CampaignOver();
    const progress = await progressOf(query, row.number, part);
    // Another worker, which was wrongly considered dead, was faster.
    if (progress.isListed || progress.last !== after) return { hasMore: true, listed: 0 };

    const chunk = progress.pages * parts + part;
    const listed = await query(
      `INSERT INTO push_deliveries (campaign, chunk, due_at, message, device)
      SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), message, device
      FROM ${database.rowsOf('$4', { message: 'text', device: 'text' })} AS page WHERE TRUE
      ON CONFLICT (campaign, message) DO NOTHING RETURNING message`,
      [
        row.number,
        chunk,
        startOf(row.campaign, now),
        JSON.stringify(ids.map((device) => ({ message: messageKey(id, device), device }))),
      ],
    );
    if (listed.length > 0)
      await putJobs(database, query, [{ kind: 'send', campaign: id, chunk }], now.getTime());
    await query(
      `INSERT INTO push_parts (campaign, part, pages, last, listed) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (campaign, part) DO UPDATE
        SET pages = excluded.pages, last = excluded.last, listed = excluded.listed`,
      [row.number, part, progress.pages + 1, last, isLast ? 1 : 0],
    );
    await countPage(query, id, listed.length, now);
    return { hasMore: !isLast, listed: listed.length };
  }

  /** Last, because it needs the campaign's lock. */
  async function countPage(query: Query, id: string, added: number, now: Date): Promise<void> {
    const row = await lockCampaign(database, query, id);
    if (row === undefined || !isGoing(row.state)) throw new CampaignOver();
    await addCounts(query, row.number, new Map([['total', added]]), now);
    const [done] = await query(
      'SELECT count(*) AS n FROM push_parts WHERE campaign = $1 AND listed = 1',
      [row.number],
    );
    const listed = Number(done?.['n']) === parts;
    await query(`UPDATE push_campaigns SET state = 'sending', listed = $2 WHERE id = $1`, [
      id,
      listed ? 1 : 0,
    ]);
    await endWhenSettled(query, { number: row.number, state: 'sending', listed }, now);
  }

  return {
    nextDevices: (id, part, size, from) =>
      database.transaction(async (query) => {
        const row = await findRow(query, id);
        if (row === undefined || !isGoing(row.state)) return undefined;
        const { campaign, number } = row;
        const { last, isListed } = await progressOf(query, number, part);
        if (isListed) return undefined;
        const after = from ?? last;
        const devices = await devicesAfter(
          query,
          { part, after, size },
          campaign.audience.accounts,
        );
        return { campaign, after, devices, isLast: devices.length < size };
      }),

    async listChunk(id, part, chosen, now) {
      try {
        const { hasMore, listed } = await database.transaction((query) =>
          list(query, { id, part }, chosen, now),
        );
        if (listed > 0) database.announce();
        return hasMore;
      } catch (error) {
        if (error instanceof CampaignOver) return false;
        throw error;
      }
    },
  };
}
