import type { DatabaseSync } from 'node:sqlite';

/** Queries that return no rows for a sound ledger. */
const CHECKS = {
  'a posting does not add up to zero':
    'SELECT posting FROM ledger_entries GROUP BY posting HAVING sum(amount) <> 0',
  'an entry has no posting':
    'SELECT 1 FROM ledger_entries WHERE posting NOT IN (SELECT seq FROM ledger_postings)',
  'a posting mixes currencies':
    'SELECT posting FROM ledger_entries GROUP BY posting HAVING count(DISTINCT currency) > 1',
  'a balance is not the sum of its entries': `
    SELECT 1 FROM (
      SELECT owner, pocket, currency, balance AS amount FROM ledger_accounts
      UNION ALL SELECT owner, pocket, currency, -amount FROM ledger_entries
    ) GROUP BY owner, pocket, currency HAVING sum(amount) <> 0`,
  'money was lost or made':
    'SELECT currency FROM ledger_accounts GROUP BY currency HAVING sum(balance) <> 0',
  'a player is below zero': `SELECT 1 FROM ledger_accounts WHERE owner <> 'house' AND balance < 0`,
  'a balance after a posting is not the sum until then': `
    SELECT 1 FROM (
      SELECT balance_after, sum(amount) OVER (PARTITION BY account_code, currency ORDER BY seq) AS total
      FROM ledger_postings) WHERE balance_after <> total`,
  'stakes in play are not those of the open bets': `
    SELECT 1 FROM (
      SELECT owner AS player, balance AS amount FROM ledger_accounts WHERE pocket = 'in-play'
      UNION ALL SELECT account_code, closed_stake - stake FROM bets WHERE status = 'open'
    ) GROUP BY player HAVING sum(amount) <> 0`,
  'a session’s sums are not those of its rounds': `
    SELECT 1 FROM (
      SELECT seq, stakes, wins, rounds FROM slot_sessions
      UNION ALL SELECT session, -stake, -win, -1 FROM slot_rounds
      UNION ALL SELECT session, -stake, 0, 0 FROM open_rounds
      UNION ALL SELECT session, -stake, 0, 0 FROM live_bets
    ) GROUP BY seq HAVING sum(stakes) <> 0 OR sum(wins) <> 0 OR sum(rounds) <> 0`,
  'money on its way out is not that of the pending withdrawals': `
    SELECT 1 FROM (
      SELECT owner AS player, balance AS amount FROM ledger_accounts WHERE pocket = 'leaving'
      UNION ALL SELECT account_code, -amount FROM withdrawals WHERE state = 'pending'
    ) GROUP BY player HAVING sum(amount) <> 0`,
};

/** Returns one line per kind of fault in the ledger; empty when it is sound. */
export function ledgerFaults(database: DatabaseSync): string[] {
  return Object.entries(CHECKS)
    .filter(([, query]) => database.prepare(`${query} LIMIT 1`).get() !== undefined)
    .map(([fault]) => fault);
}
