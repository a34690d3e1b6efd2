import type { DatabaseSync } from 'node:sqlite';
import type { JurisdictionRules } from '../../config/jurisdictions.ts';
import type { Operations } from '../../operator/contract/types.ts';
import { identityExpiry } from '../documents/document-store.ts';
import { Problem } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { prepared } from '../operator/prepared.ts';
import { textOf } from '../operator/row.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';
import { assertMayStake } from '../wallet/limit-use.ts';
import { sessionIdOf } from '../wallet/slot-session-summaries.ts';
import { chosenPauseUntil } from './chosen-pause.ts';

type ChosenLimits = Operations['startSlotSession']['request']['limits'];

/**
 * Throws unless the account may start a session now.
 * @throws Problem 403 `account_blocked`, `excluded`, `documents_needed`; 409 `session_open`; 422 `paused`,
 * `limit_exceeded`
 */
export function assertMayBegin(ledger: Ledger, owner: Owner, player: Player, now: Date): void {
  const { database } = ledger;
  const { accountCode } = owner;
  if (player.status === 'blocked') {
    throw new Problem(403, 'account_blocked', 'The account is blocked');
  }
  refuseExcluded(database, accountCode, now);
  if (identityExpiry(database, accountCode, now).expired) {
    throw new Problem(403, 'documents_needed', 'The identity document has expired');
  }
  refuseSecond(ledger, owner);
  refuseDuringPause(ledger, owner, now);
  assertMayStake(database, owner, 1, now);
}

/** @throws Problem 403 `excluded` during a break or self-exclusion */
export function refuseExcluded(database: DatabaseSync, accountCode: string, now: Date): void {
  if (exclusionOf(database, accountCode, now)) {
    throw new Problem(403, 'excluded', 'This account may not play at present');
  }
}

function refuseSecond({ database }: Ledger, { accountCode }: Owner): void {
  const open = prepared(
    database,
    `SELECT * FROM slot_sessions
     WHERE account_code = ? AND ended_at IS NULL AND sign_in IS NOT NULL`,
  ).get(accountCode);
  if (open === undefined) return;
  const game = { slug: textOf(open, 'slug'), title: textOf(open, 'game') };
  throw new Problem(409, 'session_open', 'A session is already running', {
    extra: { id: sessionIdOf(open), game },
  });
}

/** A pause that the player chose for when a limit is reached applies to every game. */
function refuseDuringPause({ database }: Ledger, { accountCode }: Owner, now: Date): void {
  const until = chosenPauseUntil(database, accountCode, now);
  if (until === undefined) return;
  throw new Problem(422, 'paused', 'You chose a pause', {
    extra: { until: until.toISOString() },
  });
}

/** @throws Problem 422 `limits_required`, `limits_invalid`, each with the fields */
export function assertLimitsFit(
  { choicesBeforePlay: { isDue, leastNoticeMinutes } }: JurisdictionRules,
  limits: ChosenLimits,
): void {
  const due = isDue ? (['minutes', 'loss', 'noticeMinutes'] as const) : [];
  const missing = due.filter((name) => limits?.[name] === undefined);
  if (missing.length > 0) {
    const errors = missing.map((name) => ({ field: `limits.${name}`, code: 'field_required' }));
    throw new Problem(422, 'limits_required', 'Choose your limits first', { extra: { errors } });
  }
  if ((limits?.noticeMinutes ?? leastNoticeMinutes) < leastNoticeMinutes) {
    const errors = [{ field: 'limits.noticeMinutes', code: 'interval_too_short' }];
    throw new Problem(422, 'limits_invalid', 'The interval of notices is too short', {
      extra: { errors },
    });
  }
}
