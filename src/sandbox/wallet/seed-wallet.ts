import type { DatabaseSync } from 'node:sqlite';
import { setLimit } from '../accounts/limit-store.ts';
import { seededPlayers } from '../accounts/seeded-players.ts';
import { DAY_MS } from '../operator/calendar.ts';
import { beginExclusion } from './exclusions.ts';
import { createLedger } from './ledger.ts';
import { ownerOf } from './owner.ts';
import { type Habits, type PlanBet, seedHistory } from './seed-history.ts';

const HOUR_MS = 3_600_000;

/** Habits of the seeded players; Nico has not played yet. */
const habits: Partial<Record<keyof typeof seededPlayers, Habits>> = {
  vera: {
    fromDaysAgo: 181,
    toDaysAgo: 0,
    evenings: 0.6,
    deposit: 2500,
    method: 'norte',
    games: ['Moth & Moon', 'Phoenix Matinée', 'Velvet Fox', 'Diamond Understudy'],
    takesOutAbove: 9000,
    isHereToday: true,
  },
  elio: {
    fromDaysAgo: 84,
    toDaysAgo: 2,
    evenings: 0.3,
    deposit: 2000,
    method: 'bolsillo',
    games: ['Kraken Cabaret'],
    takesOutAbove: 8000,
  },
  ana: {
    fromDaysAgo: 150,
    toDaysAgo: 7,
    evenings: 0.2,
    deposit: 3000,
    method: 'puente',
    games: ['Moth & Moon'],
    takesOutAbove: 20_000,
  },
  saul: {
    fromDaysAgo: 120,
    toDaysAgo: 34,
    evenings: 0.7,
    deposit: 5000,
    method: 'norte',
    games: ['Neon Alley'],
    takesOutAbove: 40_000,
  },
  bruno: {
    fromDaysAgo: 60,
    toDaysAgo: 11,
    evenings: 0.35,
    deposit: 4000,
    method: 'sereno',
    games: ['Kraken Cabaret'],
    takesOutAbove: 10_000,
  },
  nadia: {
    fromDaysAgo: 11,
    toDaysAgo: 1,
    evenings: 0.4,
    deposit: 1500,
    method: 'onda',
    games: ['Phoenix Matinée'],
    takesOutAbove: 30_000,
  },
};

/** Seeds the players' money and play, limits and exclusion, relative to `now`. */
export function seedWallet(database: DatabaseSync, now: Date, planBet: PlanBet): void {
  const ledger = createLedger(database);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const limit = (
    player: keyof typeof seededPlayers,
    kind: 'deposit' | 'stake' | 'loss' | 'time',
    period: 'day' | 'week' | 'month',
    amount: number,
    at: Date,
  ) => setLimit(database, seededPlayers[player].accountCode, { kind, period }, amount, at);

  const before = ago(200 * DAY_MS);
  limit('vera', 'deposit', 'week', 10_000, before);
  limit('vera', 'deposit', 'month', 30_000, before);
  limit('vera', 'stake', 'day', 12_000, before);
  limit('vera', 'loss', 'month', 25_000, before);
  limit('vera', 'time', 'day', 120, before);
  limit('elio', 'deposit', 'month', 20_000, before);
  for (const [player, ways] of Object.entries(habits)) {
    const { accountCode } = seededPlayers[player as keyof typeof seededPlayers];
    seedHistory(ledger, ownerOf(ledger, accountCode), ways, { now, planBet });
  }
  // All sessions but the newest are acknowledged; one raise is pending for two more days.
  database.exec(`
    UPDATE slot_sessions SET acknowledged = 1
    WHERE seq <> (SELECT max(seq) FROM slot_sessions WHERE account_code = 'VERA0001')`);
  limit('vera', 'deposit', 'week', 15_000, ago(24 * HOUR_MS));
  const half = { kind: 'self-exclusion', days: 183 } as const;
  beginExclusion(database, seededPlayers.saul.accountCode, half, ago(33 * DAY_MS));
}
