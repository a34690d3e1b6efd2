/**
 * Game sessions and their rounds. A running session ends by itself at `due_at`, for `due_reason`, on the first access
 * after it (due.ts). Sessions of the seeded history have neither.
 */
export const slotSessionTables = `
  CREATE TABLE slot_sessions (
    seq INTEGER PRIMARY KEY,
    account_code TEXT NOT NULL,
    currency TEXT NOT NULL,
    game TEXT NOT NULL,
    slug TEXT NOT NULL,
    device TEXT NOT NULL,
    -- The player's session in which it is played.
    sign_in TEXT,
    started_at TEXT NOT NULL,
    ended_at TEXT,
    end_reason TEXT,
    due_at TEXT,
    due_reason TEXT,
    -- What the player chose for this session; NULL for no such limit.
    max_minutes INTEGER,
    max_loss INTEGER,
    notice_minutes INTEGER,
    pause_hours INTEGER NOT NULL DEFAULT 0,
    -- Since when the time to the next notice runs.
    noticed_at TEXT NOT NULL,
    -- What every outcome follows from; secret until the end.
    seed TEXT,
    stakes INTEGER NOT NULL DEFAULT 0,
    wins INTEGER NOT NULL DEFAULT 0,
    rounds INTEGER NOT NULL DEFAULT 0,
    balance_before INTEGER NOT NULL,
    balance_after INTEGER,
    acknowledged INTEGER NOT NULL DEFAULT 0,
    CHECK ((ended_at IS NULL) = (end_reason IS NULL) AND (ended_at IS NULL) = (balance_after IS NULL))
  ) STRICT;
  CREATE INDEX slot_sessions_of_player ON slot_sessions (account_code, started_at);
  -- A player plays one game at a time, in whatever tab or device.
  CREATE UNIQUE INDEX one_slot_session_runs ON slot_sessions (account_code)
    WHERE ended_at IS NULL AND sign_in IS NOT NULL;
  CREATE INDEX slot_sessions_of_sign_in ON slot_sessions (sign_in) WHERE ended_at IS NULL;

  CREATE TABLE slot_rounds (
    session INTEGER NOT NULL REFERENCES slot_sessions (seq),
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    stake INTEGER NOT NULL,
    win INTEGER NOT NULL,
    -- What fell, as JSON in the game's own terms; NULL for the history.
    outcome TEXT,
    -- Names the attempt, so that asking again plays no second round.
    key TEXT,
    PRIMARY KEY (session, number),
    UNIQUE (session, key)
  ) STRICT, WITHOUT ROWID;

  -- The round of a session that waits for the player's next move.
  CREATE TABLE open_rounds (
    session INTEGER PRIMARY KEY REFERENCES slot_sessions (seq),
    key TEXT NOT NULL,
    at TEXT NOT NULL,
    -- All stakes so far, and the part of them that was bonus.
    stake INTEGER NOT NULL,
    bonus_stake INTEGER NOT NULL,
    -- How it ends if no further move is made, as in slot_rounds.
    win INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    -- The bet and the moves so far, as JSON in the game's own terms.
    played TEXT NOT NULL
  ) STRICT;

  ${['DELETE ON', 'UPDATE OF revoked ON'].map(endsPlay).join('\n')}
`;

/** Ends the game when the player's session ends, for any reason. */
function endsPlay(change: string): string {
  return `
  CREATE TRIGGER play_ends_after_${change.split(' ')[0]?.toLowerCase()} AFTER ${change} sessions BEGIN
    UPDATE slot_sessions SET due_at = operator_clock(), due_reason = 'signed-out'
    WHERE sign_in = OLD.id AND ended_at IS NULL AND due_at > operator_clock();
  END;`;
}
