import * as v from 'valibot';
import type { Exclusion, Limits } from '../../operator/contract/types.ts';
import { RAISE_WAITS_HOURS } from '../accounts/limit-rules.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, readLimits, setLimit } from '../accounts/limit-store.ts';
import { endSessions } from '../accounts/sessions.ts';
import { audit } from '../audit/audit-log.ts';
import { json } from '../http/answer.ts';
import { positiveAmount } from '../http/fields.ts';
import { unknownPath, wrongField } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { atOnce, type Idempotency } from '../operator/idempotency.ts';
import type { Settings } from '../operator/settings.ts';
import { endDue } from './due.ts';
import { beginExclusion, exclusionOf } from './exclusions.ts';
import type { Ledger } from './ledger.ts';
import { usedOf } from './limit-use.ts';
import { ownerOf } from './owner.ts';
import { settledOwner } from './settled-owner.ts';

const MINUTES = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60 };

/** Routes for a player's limits, breaks and self-exclusion. */
export function limitRoutes(
  ledger: Ledger,
  idempotency: Idempotency,
  settings: Settings,
): readonly Route[] {
  const { database } = ledger;

  function limitsOf(accountCode: string, now: Date): Limits {
    const set = readLimits(database, accountCode, now);
    const names = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));
    const exclusion = exclusionOf(database, accountCode, now);
    return {
      currency: ownerOf(ledger, accountCode).currency,
      raiseWaitsHours: RAISE_WAITS_HOURS,
      limits: names.map(({ kind, period }) => {
        const limit = set.find((one) => one.kind === kind && one.period === period);
        const used = usedOf(database, accountCode, kind, period, now);
        const pending = limit?.pending && {
          pending: { amount: limit.pending.amount, from: limit.pending.from.toISOString() },
        };
        return { kind, period, amount: limit?.amount ?? null, used, ...pending };
      }),
      ...(exclusion && { exclusion }),
    };
  }

  return [
    route({
      operation: 'readLimits',
      family: 'operator',
      method: 'GET',
      path: '/accounts/{accountCode}/limits',
      access: 'player',
      handle: ({ player: { accountCode }, now }) => {
        settledOwner(ledger, accountCode, now);
        return { status: 200, value: limitsOf(accountCode, now) };
      },
    }),
    route({
      operation: 'setLimit',
      family: 'operator',
      method: 'PUT',
      path: '/accounts/{accountCode}/limits/{kind}/{period}',
      access: 'player',
      idempotent: true,
      body: v.strictObject({ amount: v.nullable(positiveAmount) }),
      handle: ({ player: { accountCode: owner }, params, body, idempotencyKey: key, ...call }) => {
        const { amount } = body;
        const kind = LIMIT_KINDS.find((candidate) => candidate === params.kind);
        const period = LIMIT_PERIODS.find((candidate) => candidate === params.period);
        if (kind === undefined || period === undefined) throw unknownPath();
        if (kind === 'time' && (amount ?? 0) > MINUTES[period]) {
          throw wrongField('amount', 'amount_invalid', `A ${period} has fewer minutes`);
        }
        const { requestId, address, now } = call;
        const operation = `setLimit ${kind} ${period}`;
        return idempotency.once({ owner, key, operation, body, requestId }, atOnce, () => {
          endDue(ledger, ownerOf(ledger, owner), now);
          setLimit(database, owner, { kind, period }, amount, now);
          const details = `${kind} ${period} ${amount ?? 'none'}`;
          const line = { by: 'player', accountCode: owner, address, details } as const;
          audit(database, { ...line, event: 'limit-set' }, now);
          return json(200, limitsOf(owner, now));
        });
      },
    }),
    route({
      operation: 'exclude',
      family: 'operator',
      method: 'POST',
      path: '/accounts/{accountCode}/exclusions',
      access: 'player',
      idempotent: true,
      body: v.strictObject({
        kind: v.picklist(['break', 'self-exclusion']),
        days: v.pipe(v.number(), v.integer('days_invalid')),
      }),
      handle: ({ player: { accountCode: owner }, body, idempotencyKey: key, ...call }) => {
        const { requestId, address, now } = call;
        if (!isLengthOf(body.kind, body.days)) {
          throw wrongField('days', 'days_invalid', 'An exclusion of that length is not offered');
        }
        return idempotency.once(
          { owner, key, operation: 'exclude', body, requestId },
          atOnce,
          () => {
            const exclusion = beginExclusion(database, owner, body, now);
            if (exclusion.kind === 'self-exclusion')
              endSessions({ database, settings }, owner, now);
            const details = `${body.kind} ${body.days === 0 ? 'without end' : `${body.days} days`}`;
            const line = { by: 'player', accountCode: owner, address, details } as const;
            audit(database, { ...line, event: 'excluded' }, now);
            return json(201, exclusion);
          },
        );
      },
    }),
  ];
}

/** A break lasts 1 to 42 days; a self-exclusion half a year to five years, or 0 for without end. */
function isLengthOf(kind: Exclusion['kind'], days: number): boolean {
  if (kind === 'break') return days >= 1 && days <= 42;
  return days === 0 || (days >= 183 && days <= 1826);
}
