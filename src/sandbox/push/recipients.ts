import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { ReceivedMessage, Recipients, Standing } from '../../push/recipients.ts';
import type { Account } from '../accounts/account.ts';
import { standingOf } from '../accounts/account-status.ts';
import { addNotice, unreadOf } from '../accounts/notices.ts';
import { readPreferences } from '../accounts/notification-preferences.ts';
import { hashOf } from '../accounts/token.ts';
import { identityExpiry } from '../documents/document-store.ts';
import { DAY_MS } from '../operator/calendar.ts';
import { prepared } from '../operator/prepared.ts';
import { chosenPauseUntil } from '../play/chosen-pause.ts';
import { exclusionOf } from '../wallet/exclusions.ts';
import { hasReachedLimit } from '../wallet/limit-use.ts';

/** Players to look up before yielding to the event loop. */
const AT_ONCE = 10;
/** Days for which a player counts as new. */
const NEW_DAYS = 30;

/** The operator's player data, for the sending workers. */
export function createRecipients(database: DatabaseSync, now: () => Date): Recipients {
  const find = (accountCode: string) =>
    prepared(database, 'SELECT * FROM accounts WHERE account_code = ?').get(accountCode) as
      | Account
      | undefined;

  return {
    async standings(accounts) {
      const at = now();
      const found = new Map<string, Standing>();
      for (const [index, code] of accounts.entries()) {
        // Yields so that pages are served in the meantime.
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        const account = find(code);
        if (account !== undefined) found.set(code, describe(database, account, at));
      }
      return found;
    },
    async received(messages) {
      const known = messages.filter(({ account }) => find(account) !== undefined);
      inTransaction(database, () => {
        for (const message of known) receive(database, message, now());
      });
      return new Map(known.map(({ account }) => [account, unreadOf(database, account)]));
    },
  };
}

function describe(database: DatabaseSync, account: Account, now: Date): Standing {
  const code = account.account_code;
  const { channels, topics, promotions = [], quietHours } = readPreferences(database, code);
  return {
    mayReceive: mayReceive(database, account, now),
    push: channels.push,
    topics,
    promotions,
    language: account.language,
    ...(quietHours !== undefined && { quietHours }),
    flags: flagsOf(database, account, now),
  };
}

/** Returns the flags that a campaign's audience may require: `verified`, `new`, `depositor`. */
function flagsOf(database: DatabaseSync, account: Account, now: Date): string[] {
  const code = account.account_code;
  const identity = identityExpiry(database, code, now);
  const isVerified = identity.expiresOn !== undefined && !identity.expired;
  const isNew = now.getTime() - account.registered_at < NEW_DAYS * DAY_MS;
  const deposit = prepared(
    database,
    "SELECT 1 FROM ledger_postings WHERE account_code = ? AND kind = 'deposit' LIMIT 1",
  ).get(code);
  return [
    ...(isVerified ? ['verified'] : []),
    ...(isNew ? ['new'] : []),
    ...(deposit === undefined ? [] : ['depositor']),
  ];
}

/** Adds one notice per player and campaign, although the campaign goes to all of the player's devices. */
function receive(
  database: DatabaseSync,
  { account, campaign, title, body, path, topic }: ReceivedMessage,
  now: Date,
): void {
  const id = hashOf(`${campaign} ${account}`).slice(0, 16);
  const kind = topic === 'sports' || topic === 'casino' ? topic : 'promotions';
  addNotice(database, account, { id, title, text: body, topic: kind, path }, now);
}

/**
 * Whether a campaign may reach the player now. False for players who are excluded, on a break, blocked, under review,
 * in a pause of their choice or at one of their limits, whatever the campaign and the preferences say.
 */
function mayReceive(database: DatabaseSync, account: Account, now: Date): boolean {
  const code = account.account_code;
  return (
    standingOf(account, now).status === 'active' &&
    exclusionOf(database, code, now) === undefined &&
    chosenPauseUntil(database, code, now) === undefined &&
    !hasReachedLimit(database, code, now)
  );
}
