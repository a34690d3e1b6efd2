import { startOf } from '../campaign.ts';
import { messageKey } from '../opaque-id.ts';
import type { PushStore } from '../ports.ts';
import { endWhenSettled, findRow, isGoing, lockCampaign } from './campaigns.ts';
import { addCounts } from './counts.ts';
import { putJobs } from './jobs.ts';
import type { Query, SqlDatabase } from './sql.ts';

/** The campaign was cancelled while its devices were being listed. */
class CampaignOver extends Error {}

export function fanOutCalls(database: SqlDatabase): Pick<PushStore, 'fanOut'> {
  const parts = database.divisions.length + 1;

  /** The ids of the next devices; only those of some players when the campaign names them. */
  async function nextDevices(
    query: Query,
    { part, after, size }: { part: number; after: string | null; size: number },
    accounts?: readonly string[],
  ): Promise<string[]> {
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
      `SELECT id FROM push_devices ${accounts === undefined ? '' : chosen}
      WHERE id ${after === null ? '>=' : '>'} $1 AND fault IS NULL
        ${end === undefined ? '' : 'AND id < $3'}
      ORDER BY id LIMIT $2`,
      values,
    );
    return rows.map(({ id }) => String(id));
  }

  async function listPage(query: Query, id: string, part: number, size: number, now: Date) {
    await database.lock(query, `push-part ${id} ${part}`);
    const row = await findRow(query, id);
    if (row === undefined || !isGoing(row.state)) return { isLast: true, listed: 0 };
    const [progress] = await query(
      'SELECT pages, last, listed FROM push_parts WHERE campaign = $1 AND part = $2',
      [row.number, part],
    );
    if (progress?.['listed'] === 1) return { isLast: true, listed: 0 };
    const [pages, after] = [Number(progress?.['pages'] ?? 0), progress?.['last'] ?? null];
    const page = { part, size, after: after === null ? null : String(after) };
    const ids = await nextDevices(query, page, row.campaign.audience.accounts);
    const isLast = ids.length < size;

    const chunk = pages * parts + part;
    const at = startOf(row.campaign, now);
    const listed = await query(
      `INSERT INTO push_deliveries (campaign, chunk, due_at, message, device)
      SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), message, device
      FROM ${database.rowsOf('$4', { message: 'text', device: 'text' })} AS page WHERE TRUE
      ON CONFLICT (campaign, message) DO NOTHING RETURNING message`,
      [
        row.number,
        chunk,
        at,
        JSON.stringify(ids.map((device) => ({ message: messageKey(id, device), device }))),
      ],
    );
    if (listed.length > 0)
      await putJobs(database, query, [{ kind: 'send', campaign: id, chunk }], now.getTime());
    await query(
      `INSERT INTO push_parts (campaign, part, pages, last, listed) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (campaign, part) DO UPDATE
        SET pages = excluded.pages, last = excluded.last, listed = excluded.listed`,
      [row.number, part, pages + 1, ids.at(-1) ?? page.after, isLast ? 1 : 0],
    );
    await countPage(query, id, listed.length, now);
    return { isLast, listed: listed.length };
  }

  /** Last, because one transaction at a time holds the campaign's lock. */
  async function countPage(query: Query, id: string, listed: number, now: Date): Promise<void> {
    const row = await lockCampaign(database, query, id);
    if (row === undefined || !isGoing(row.state)) throw new CampaignOver();
    await addCounts(query, row.number, new Map([['total', listed]]), now);
    const [done] = await query(
      'SELECT count(*) AS n FROM push_parts WHERE campaign = $1 AND listed = 1',
      [row.number],
    );
    await query(`UPDATE push_campaigns SET state = 'sending', listed = $2 WHERE id = $1`, [
      id,
      Number(done?.['n']) === parts ? 1 : 0,
    ]);
    await endWhenSettled(query, id, now);
  }

  return {
    async fanOut(id, part, size, now) {
      try {
        const { isLast, listed } = await database.transaction((query) =>
          listPage(query, id, part, size, now),
        );
        if (listed > 0) database.announce();
        return !isLast;
      } catch (error) {
        if (error instanceof CampaignOver) return false;
        throw error;
      }
    },
  };
}
