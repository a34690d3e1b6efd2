import { idempotencyTable } from '../operator/idempotency.ts';
import { bonusTables } from './bonuses.ts';
import { liveBetTables } from './live-bets.ts';
import { presenceTables } from './presence.ts';
import { slotSessionTables } from './slot-session-tables.ts';

const appendOnly = (table: string) => `
  CREATE TRIGGER ${table}_not_changed BEFORE UPDATE ON ${table} BEGIN
      SELECT RAISE(ABORT, 'the ledger is append-only');
    END;
  CREATE TRIGGER ${table}_not_deleted BEFORE DELETE ON ${table} BEGIN
      SELECT RAISE(ABORT, 'the ledger is append-only');
    END;`;

/**
 * The tables of money and play. Times are RFC 3339 texts in UTC with milliseconds, so that they sort as text; money is
 * in minor units; `account_code` identifies the player.
 *
 * The ledger is double entry, and the database enforces it: an entry moves the balance of its account (a trigger), a
 * player's account never falls below zero (a check), a posting closes its entries and is refused unless they add up to
 * zero, and nothing is changed or deleted.
 */
export const walletTables = `
  CREATE TABLE ledger_accounts (
    owner TEXT NOT NULL,
    pocket TEXT NOT NULL,
    currency TEXT NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (owner, pocket, currency),
    CHECK (owner = 'house' OR balance >= 0)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ledger_entries (
    posting INTEGER NOT NULL REFERENCES ledger_postings (seq) DEFERRABLE INITIALLY DEFERRED,
    owner TEXT NOT NULL,
    pocket TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0)
  ) STRICT;
  CREATE INDEX ledger_entries_of_posting ON ledger_entries (posting);

  CREATE TABLE ledger_postings (
    seq INTEGER PRIMARY KEY,
    account_code TEXT NOT NULL,
    kind TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    balance_after INTEGER NOT NULL,
    at TEXT NOT NULL,
    text TEXT,
    reference TEXT
  ) STRICT;
  CREATE INDEX ledger_postings_of_player ON ledger_postings (account_code, at, kind);

  CREATE TRIGGER entry_moves_balance AFTER INSERT ON ledger_entries BEGIN
    INSERT INTO ledger_accounts (owner, pocket, currency, balance)
    VALUES (NEW.owner, NEW.pocket, NEW.currency, 0) ON CONFLICT DO NOTHING;
    UPDATE ledger_accounts SET balance = balance + NEW.amount
    WHERE owner = NEW.owner AND pocket = NEW.pocket AND currency = NEW.currency;
  END;
  CREATE TRIGGER entry_before_posting BEFORE INSERT ON ledger_entries
  WHEN EXISTS (SELECT 1 FROM ledger_postings WHERE seq = NEW.posting) BEGIN
    SELECT RAISE(ABORT, 'the posting is closed');
  END;
  CREATE TRIGGER posting_balances BEFORE INSERT ON ledger_postings
  WHEN (SELECT coalesce(sum(amount), 1) FROM ledger_entries WHERE posting = NEW.seq) <> 0 BEGIN
    SELECT RAISE(ABORT, 'the entries do not add up to zero');
  END;
  ${['ledger_entries', 'ledger_postings'].map(appendOnly).join('\n')}

  CREATE TABLE withdrawals (
    posting INTEGER PRIMARY KEY REFERENCES ledger_postings (seq),
    account_code TEXT NOT NULL,
    amount INTEGER NOT NULL,
    due_at TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'returned'))
  ) STRICT;
  CREATE INDEX withdrawals_of_player ON withdrawals (account_code, state, due_at);

  CREATE TABLE bets (
    seq INTEGER PRIMARY KEY,
    account_code TEXT NOT NULL,
    currency TEXT NOT NULL,
    placed_at TEXT NOT NULL,
    settled_at TEXT,
    status TEXT NOT NULL,
    stake INTEGER NOT NULL,
    -- The part of the stake that was bonus.
    bonus_stake INTEGER NOT NULL DEFAULT 0,
    payout INTEGER,
    odds REAL NOT NULL,
    legs TEXT NOT NULL,
    needed INTEGER NOT NULL,
    closed_stake INTEGER NOT NULL DEFAULT 0,
    closed_payout INTEGER NOT NULL DEFAULT 0,
    -- What cash-outs gave back of the stake; the rest of their payout is a win.
    returned INTEGER NOT NULL DEFAULT 0,
    ends_at TEXT NOT NULL,
    results TEXT NOT NULL,
    CHECK (closed_stake BETWEEN 0 AND stake),
    CHECK (bonus_stake BETWEEN 0 AND stake)
  ) STRICT;
  CREATE INDEX bets_of_player ON bets (account_code, placed_at);

  ${bonusTables}
  ${slotSessionTables}

  ${liveBetTables}
  ${presenceTables}

  CREATE TABLE exclusions (
    account_code TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    since TEXT NOT NULL,
    until TEXT
  ) STRICT, WITHOUT ROWID;

  ${idempotencyTable}
`;
