import type { BetStatus, GameName } from '../../operator/contract/types.ts';
import { seeded } from '../art/seeded.ts';
import { games } from '../catalogue/games.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { Problem } from '../http/problem.ts';
import { DAY_MS, startOfDay } from '../operator/calendar.ts';
import { createAgenda } from './agenda.ts';
import { cashOutBet, type Leg, placeBet } from './bets.ts';
import { endDue } from './due.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayDeposit } from './limit-use.ts';
import { depositMoney, grantBonus } from './movements.ts';
import { addPresence } from './presence.ts';
import { beginSlotSession, endSlotSession, playRound } from './slot-sessions.ts';
import { WITHDRAWAL_TAKES_MS, withdrawMoney } from './withdrawals.ts';

/** How a player plays. Numbers of days count back from the day of the seed. */
export interface Habits {
  /** First and last day of play. */
  readonly fromDaysAgo: number;
  readonly toDaysAgo: number;
  /** Probability of play on an evening, 0 to 1. */
  readonly evenings: number;
  /** A usual deposit, minor units. */
  readonly deposit: number;
  readonly method: string;
  readonly games: readonly string[];
  /** Balance above which the player withdraws, minor units. */
  readonly takesOutAbove: number;
  /** Plays in the hour before the seed, so that bets are open and a withdrawal is in progress. */
  readonly isHereToday?: true;
}

/** A bet as composed by a player, and its results. */
interface PlannedBet {
  readonly legs: readonly Omit<Leg, 'status'>[];
  readonly results: readonly BetStatus[];
  /** Time when the last of its matches is over. */
  readonly endsAt: Date;
}

/** Plans a bet. Passed in by the book, which knows the matches. */
export type PlanBet = (at: Date, random: () => number) => PlannedBet;

const MINUTE_MS = 60_000;
/** Duration of a round with its spin and a pause, ms. */
const ROUND_MS = 14_000;

/**
 * Writes a player's history into the ledger, evening by evening, determined by the account code and the time of the
 * seed. Leaves out what limits or the balance refuse.
 */
export function seedHistory(
  ledger: Ledger,
  owner: Owner,
  habits: Habits,
  { now, planBet }: { readonly now: Date; readonly planBet: PlanBet },
): void {
  const random = seeded(`history of ${owner.accountCode}`);
  const agenda = createAgenda(new Date(now.getTime() - 10 * MINUTE_MS));
  const method = paymentMethods.find(({ code }) => code === habits.method)?.name ?? '';
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));

  for (let day = habits.fromDaysAgo; day >= habits.toDaysAgo; day--) {
    if (random() >= habits.evenings && day !== habits.fromDaysAgo) continue;
    const midnight = startOfDay(now).getTime() - day * DAY_MS;
    agenda.plan(new Date(midnight + whole(16 * 60, 20 * 60) * MINUTE_MS), evening);
  }
  if (habits.isHereToday) today();
  agenda.run();

  function evening(at: Date) {
    const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
    addPresence(ledger.database, owner.accountCode, at, whole(18, 75));
    if (ledger.balanceOf(owner).cash < 2 * habits.deposit) agenda.plan(after(1), deposit);
    if (random() < 0.05) agenda.plan(after(2), bonus);
    for (let bet = 0; bet < whole(0, 2); bet++) agenda.plan(after(whole(3, 12)), bets);
    if (random() < 0.6) agenda.plan(after(whole(14, 20)), slots);
    agenda.plan(after(45), takeOut);
  }

  function today() {
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    agenda.plan(ago(70), deposit);
    for (const minutes of [66, 62, 57]) agenda.plan(ago(minutes), bets);
    agenda.plan(ago(40), slots);
    agenda.plan(ago(15), (at) =>
      ifAllowed(() => withdrawMoney(ledger, { owner, amount: 1000, at, text: method })),
    );
  }

  function deposit(at: Date) {
    const amount = habits.deposit * whole(1, 2);
    ifAllowed(() => {
      assertMayDeposit(ledger.database, owner, amount, at);
      depositMoney(ledger, { owner, amount, at, text: method });
    });
  }

  function bonus(at: Date) {
    grantBonus(ledger, { owner, amount: 100 * whole(2, 10), at, text: 'Encore Club' });
  }

  function bets(at: Date) {
    const { legs, results, endsAt } = planBet(at, random);
    const stake = 50 * whole(6, 40);
    ifAllowed(() => {
      const ending = { at: endsAt, results };
      const seq = placeBet(ledger, owner, { stake, legs, at, ending });
      agenda.plan(endsAt, finish);
      if (legs.length === 1 || random() > 0.12) return;
      const payout = Math.floor(stake * (0.6 + random()));
      const halfway = new Date((at.getTime() + endsAt.getTime()) / 2);
      agenda.plan(halfway, (then) => cashOutBet(ledger, owner, seq, { payout, at: then }));
    });
  }

  function slots(at: Date) {
    const seq = beginSlotSession(ledger, owner, gameTitled(pick(habits.games, random)), at);
    const stake = pick([20, 50, 100, 200], random);
    const rounds = whole(8, 20);
    const roundAt = (round: number) => new Date(at.getTime() + round * ROUND_MS);
    for (let round = 1; round <= rounds; round++) {
      const win = Math.floor(stake * multiplier(random));
      ifAllowed(() => playRound(ledger, owner, seq, { stake, win, at: roundAt(round) }));
    }
    endSlotSession(ledger, owner, seq, roundAt(rounds + 1), 'left');
  }

  function takeOut(at: Date) {
    const { cash } = ledger.balanceOf(owner);
    if (cash <= habits.takesOutAbove) return;
    // The bank occasionally returns one.
    const amount = Math.floor(cash / 2000) * 1000 + (random() < 0.15 ? 13 : 0);
    withdrawMoney(ledger, { owner, amount, at, text: method });
    agenda.plan(new Date(at.getTime() + WITHDRAWAL_TAKES_MS), finish);
  }

  function finish(at: Date) {
    endDue(ledger, owner, at);
  }

  function ifAllowed(work: () => void) {
    ledger.database.exec('SAVEPOINT wish');
    try {
      work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      ledger.database.exec('ROLLBACK TO wish');
    }
    ledger.database.exec('RELEASE wish');
  }
}

function gameTitled(title: string): GameName {
  const game = games.find((candidate) => candidate.title === title);
  if (game === undefined) throw new Error(`there is no game ${title}`);
  return { slug: game.slug, title };
}

/** Payout of a round per unit staked: mostly zero, rarely large, 90 % in the long run. */
function multiplier(random: () => number): number {
  const luck = random();
  if (luck < 0.71) return 0;
  if (luck < 0.91) return 0.5 + 1.5 * random();
  return luck < 0.99 ? 2 + 6 * random() : 10 + 30 * random();
}

/** Picks an element of a non-empty list. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError('there is nothing to pick from');
  return found;
}
