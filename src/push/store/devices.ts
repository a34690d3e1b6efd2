import { newDeviceId } from '../opaque-id.ts';
import type { Device, PushStore } from '../ports.ts';
import type { SqlDatabase } from './sql.ts';

/** Maximum number of devices per player. */
const MOST_DEVICES = 10;

type DeviceCalls = Pick<
  PushStore,
  'keepDevice' | 'devicesOf' | 'devicesAfter' | 'forgetDevice' | 'replaceEndpoint'
>;

export function deviceCalls(database: SqlDatabase): DeviceCalls {
  return {
    keepDevice: ({ account, endpoint, keys, language, timeZone, label }, now) =>
      database.transaction(async (query) => {
        await database.lock(query, `push-devices ${account}`);
        const [others] = await query(
          'SELECT count(*) AS n FROM push_devices WHERE account = $1 AND endpoint <> $2',
          [account, endpoint],
        );
        if (Number(others?.['n']) >= MOST_DEVICES) return undefined;
        const [kept] = await query(
          `INSERT INTO push_devices
            (id, account, endpoint, p256dh, auth, language, time_zone, label, added_at, seen_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
          ON CONFLICT (endpoint) DO UPDATE SET
            account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth,
            language = excluded.language, time_zone = excluded.time_zone,
            label = excluded.label, seen_at = excluded.seen_at, fault = NULL,
            added_at = CASE WHEN push_devices.account = excluded.account
              THEN push_devices.added_at ELSE excluded.added_at END
          RETURNING id`,
          [
            newDeviceId(),
            account,
            endpoint,
            keys.p256dh,
            keys.auth,
            language,
            timeZone,
            label,
            now.getTime(),
          ],
        );
        return String(kept?.['id']);
      }),

    devicesOf: (account) =>
      database.transaction(async (query) => {
        const rows = await query(
          'SELECT * FROM push_devices WHERE account = $1 ORDER BY seen_at DESC, id',
          [account],
        );
        return rows.map(deviceOf);
      }),

    devicesAfter: (after = '', size, accounts) =>
      database.transaction(async (query) => {
        const named = [...new Set(accounts)].map((account) => ({ account }));
        const chosen = `JOIN ${database.rowsOf('$3', { account: 'text' })} AS chosen
          ON chosen.account = push_devices.account`;
        const rows = await query(
          `SELECT push_devices.* FROM push_devices ${accounts === undefined ? '' : chosen}
          WHERE id > $1 AND fault IS NULL ORDER BY id LIMIT $2`,
          [after, size, ...(accounts === undefined ? [] : [JSON.stringify(named)])],
        );
        return rows.map(deviceOf);
      }),

    forgetDevice: (account, id) =>
      database.transaction(async (query) => {
        const gone = await query(
          'DELETE FROM push_devices WHERE account = $1 AND id = $2 RETURNING id',
          [account, id],
        );
        return gone.length > 0;
      }),

    replaceEndpoint: (oldEndpoint, endpoint, keys, now) =>
      database.transaction(async (query) => {
        // The page may have registered the new endpoint before its worker.
        const known = await query('SELECT id FROM push_devices WHERE endpoint = $1', [endpoint]);
        if (known.length > 0 && endpoint !== oldEndpoint) {
          await query('DELETE FROM push_devices WHERE endpoint = $1', [oldEndpoint]);
          return;
        }
        await query(
          `UPDATE push_devices SET endpoint = $2, p256dh = $3, auth = $4, seen_at = $5,
            fault = NULL
          WHERE endpoint = $1`,
          [oldEndpoint, endpoint, keys.p256dh, keys.auth, now.getTime()],
        );
      }),
  };
}

/** @param row of push_devices */
export const deviceOf = (row: Record<string, unknown>): Device => ({
  id: String(row['id']),
  account: String(row['account']),
  endpoint: String(row['endpoint']),
  keys: { p256dh: String(row['p256dh']), auth: String(row['auth']) },
  language: String(row['language']),
  timeZone: String(row['time_zone']),
  label: String(row['label']),
  addedAt: new Date(Number(row['added_at'])),
  seenAt: new Date(Number(row['seen_at'])),
});
