import type { DatabaseSync } from 'node:sqlite';
import type { Account } from '../accounts/account.ts';
import { standingOf } from '../accounts/account-status.ts';
import { chosenPauseUntil } from '../play/chosen-pause.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import { hasReachedLimit } from '../wallet/limit-use.ts';

/**
 * Whether a campaign may address the player now. False for players who are excluded, on a break, blocked, under review,
 * in a pause of their choice or at one of their limits, whatever the campaign and the preferences say.
 */
export function mayReceive(database: DatabaseSync, account: Account, now: Date): boolean {
  const code = account.account_code;
  return (
    standingOf(account, now).status === 'active' &&
    exclusionOf(database, code, now) === undefined &&
    chosenPauseUntil(database, code, now) === undefined &&
    !hasReachedLimit(database, code, now)
  );
}
