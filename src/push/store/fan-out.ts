import { startOf } from '../campaign.ts';
import { messageKey } from '../opaque-id.ts';
import type { PushStore } from '../ports.ts';
import { endWhenSettled, isGoing, lockCampaign } from './campaigns.ts';
import { addCounts } from './counts.ts';
import type { Query, SqlDatabase } from './sql.ts';

export function fanOutCalls(database: SqlDatabase): Pick<PushStore, 'fanOut'> {
  /** The ids of the next devices; only those of some players when the campaign names them. */
  const nextDevices = (query: Query, after: string, size: number, accounts?: readonly string[]) =>
    accounts === undefined
      ? query('SELECT id FROM push_devices WHERE id > $1 ORDER BY id LIMIT $2', [after, size])
      : query(
          `SELECT id FROM push_devices JOIN ${database.rowsOf('$3', { account: 'text' })} AS chosen
            ON chosen.account = push_devices.account
          WHERE id > $1 ORDER BY id LIMIT $2`,
          [after, size, JSON.stringify([...new Set(accounts)].map((account) => ({ account })))],
        );

  return {
    fanOut: (id, { chunk, after = '', size }, now) =>
      database.transaction(async (query) => {
        const row = await lockCampaign(database, query, id);
        if (row === undefined || !isGoing(row.state) || row.chunks > chunk + 1)
          return { overtaken: true };
        const devices = await nextDevices(query, after, size, row.campaign.audience.accounts);
        const ids = devices.map((device) => String(device['id']));
        const listed = await query(
          `INSERT INTO push_deliveries (campaign, chunk, due_at, message, device)
          SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), message, device
          FROM ${database.rowsOf('$4', { message: 'text', device: 'text' })} AS page WHERE TRUE
          ON CONFLICT (campaign, message) DO NOTHING RETURNING message`,
          [
            ...[row.number, chunk, startOf(row.campaign, now)],
            JSON.stringify(ids.map((device) => ({ message: messageKey(id, device), device }))),
          ],
        );
        await addCounts(query, row.number, new Map([['total', listed.length]]), now);
        const isLast = ids.length < size;
        await query(
          `UPDATE push_campaigns SET state = 'sending', chunks = $2, listed = $3 WHERE id = $1`,
          [id, chunk + 1, isLast ? 1 : 0],
        );
        await endWhenSettled(query, id, now);
        const last = ids.at(-1);
        return { overtaken: false, ...(!isLast && last !== undefined && { after: last }) };
      }),
  };
}
