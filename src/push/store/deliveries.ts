import { messageId, splitMessageId } from '../opaque-id.ts';
import type { Delivery, Outcome, PushStore } from '../ports.ts';
import { endWhenSettled, findRow, isGoing, lockCampaign } from './campaigns.ts';
import { addCounts, skippedFor } from './counts.ts';
import { deviceOf } from './devices.ts';
import type { SqlDatabase } from './sql.ts';

type DeliveryCalls = Pick<
  PushStore,
  'dueDeliveries' | 'nextDue' | 'settle' | 'click' | 'forgetDeliveries'
>;

/** Rows to delete per transaction. */
const FORGOTTEN_AT_ONCE = 1000;

export function deliveryCalls(database: SqlDatabase): DeliveryCalls {
  return {
    dueDeliveries: (id, chunk, now, among) =>
      database.transaction(async (query) => {
        const row = await findRow(query, id);
        if (row === undefined || !isGoing(row.state)) return [];
        const chosen = among && database.listOf(among.map(keyOf));
        const rows = await query(
          `SELECT message, tries, push_devices.* FROM push_deliveries
          LEFT JOIN push_devices ON push_devices.id = push_deliveries.device
          WHERE campaign = $1 AND chunk = $2 AND state = 'waiting' AND due_at <= $3
            ${chosen === undefined ? '' : `AND ${database.isIn('message', '$4')}`}`,
          [row.number, chunk, now.getTime(), ...(chosen === undefined ? [] : [chosen])],
        );
        return rows.map(
          (found): Delivery => ({
            message: messageId(id, String(found['message'])),
            tries: Number(found['tries']),
            ...(found['id'] !== null && { device: deviceOf(found) }),
          }),
        );
      }),

    nextDue: (id, chunk) =>
      database.transaction(async (query) => {
        const row = await findRow(query, id);
        if (row === undefined || !isGoing(row.state)) return undefined;
        const [next] = await query(
          `SELECT min(due_at) AS at FROM push_deliveries
          WHERE campaign = $1 AND chunk = $2 AND state = 'waiting'`,
          [row.number, chunk],
        );
        return typeof next?.['at'] === 'number' ? new Date(next['at']) : undefined;
      }),

    settle: (id, chunk, outcomes, now) =>
      database.transaction(async (query) => {
        const row = await findRow(query, id);
        if (row === undefined) return false;
        const changes = new Map<string, number>();
        for (const [kind, messages] of alike(outcomes)) {
          const changed = await query(
            `UPDATE push_deliveries SET state = $2, reason = $3,
              due_at = coalesce(CAST($4 AS BIGINT), due_at), tries = tries + $5
            WHERE campaign = $1 AND chunk = $6 AND state = 'waiting' AND ${database.isIn('message', '$7')}
              AND (CAST($4 AS BIGINT) IS NULL OR due_at < CAST($4 AS BIGINT))
            RETURNING message`,
            [
              row.number,
              kind.state,
              kind.reason,
              kind.until,
              kind.tried,
              chunk,
              database.listOf(messages),
            ],
          );
          if (kind.state !== 'waiting')
            changes.set(kind.name, (changes.get(kind.name) ?? 0) + changed.length);
        }
        const gone = outcomes.flatMap((one) =>
          one.state === 'gone' ? [{ endpoint: one.endpoint }] : [],
        );
        if (gone.length > 0)
          await query(
            `DELETE FROM push_devices WHERE endpoint IN
              (SELECT endpoint FROM ${database.rowsOf('$1', { endpoint: 'text' })} AS gone)`,
            [JSON.stringify(gone)],
          );
        const broken = outcomes.flatMap((one) =>
          'brokenDevice' in one ? [{ id: one.brokenDevice, fault: one.reason }] : [],
        );
        if (broken.length > 0)
          await query(
            `UPDATE push_devices SET fault = broken.fault
            FROM ${database.rowsOf('$1', { id: 'text', fault: 'text' })} AS broken
            WHERE push_devices.id = broken.id`,
            [JSON.stringify(broken)],
          );
        // Messages in progress at the cancellation were counted as skipped.
        const current = await lockCampaign(database, query, id);
        if (current?.state === 'cancelled') {
          const name = skippedFor('cancelled');
          const settled = [...changes.values()].reduce((sum, count) => sum + count, 0);
          changes.set(name, (changes.get(name) ?? 0) - settled);
        }
        await addCounts(query, row.number, changes, now);
        if (current) await endWhenSettled(query, current, now);
        return current !== undefined && isGoing(current.state);
      }),

    forgetDeliveries: (endedBefore) =>
      database.transaction(async (query) => {
        const gone = await query(
          `DELETE FROM push_deliveries WHERE (campaign, message) IN
            (SELECT campaign, message FROM push_deliveries WHERE campaign =
              (SELECT number FROM push_campaigns
              WHERE ended_at < $1 AND EXISTS
                (SELECT 1 FROM push_deliveries WHERE campaign = push_campaigns.number)
              ORDER BY number LIMIT 1)
            LIMIT ${FORGOTTEN_AT_ONCE})
          RETURNING message`,
          [endedBefore.getTime()],
        );
        return gone.length > 0;
      }),

    async click(message, now) {
      const named = splitMessageId(message);
      if (named === undefined) return;
      await database.transaction(async (query) => {
        const row = await findRow(query, named.campaign);
        if (row === undefined) return;
        const first = await query(
          `UPDATE push_deliveries SET clicked_at = $3
          WHERE campaign = $1 AND message = $2 AND state = 'sent' AND clicked_at IS NULL
          RETURNING message`,
          [row.number, named.key, now.getTime()],
        );
        if (first.length === 0) return;
        await database.lock(query, `push-campaign ${named.campaign}`);
        await addCounts(query, row.number, new Map([['clicked', 1]]), now);
      });
    },
  };
}

const keyOf = (message: string): string => splitMessageId(message)?.key ?? '';

interface Kind {
  readonly state: Outcome['state'];
  readonly reason: string | null;
  readonly until: number | null;
  readonly tried: 0 | 1;
  /** Counter name. */
  readonly name: string;
}

/** Groups equal outcomes, because nearly all of a batch are `sent`. */
function alike(outcomes: readonly Outcome[]): [Kind, string[]][] {
  const groups = Map.groupBy(outcomes, (outcome) => JSON.stringify(kindOf(outcome)));
  return [...groups].map(([kind, members]) => [
    JSON.parse(kind) as Kind,
    members.map(({ message }) => keyOf(message)),
  ]);
}

function kindOf(outcome: Outcome): Kind {
  const { state } = outcome;
  const waits = state === 'waiting';
  return {
    state,
    reason: 'reason' in outcome ? outcome.reason : null,
    until: waits ? outcome.until.getTime() : null,
    tried: !waits || outcome.tried ? 1 : 0,
    name: state === 'skipped' ? skippedFor(outcome.reason) : state,
  };
}
