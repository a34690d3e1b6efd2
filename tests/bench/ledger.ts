import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ledgerFaults } from '../../src/sandbox/wallet/ledger-check.ts';
import { createKilledOperator } from '../sandbox/wallet/killed-operator.ts';
import type { Benchmark } from './benchmark.ts';
import { type Seat, takeSeat } from './ledger-clients.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 10_000;
const KILLS = 100;
const CLIENTS = 32;
const PLAYERS = ['nico', 'nadia'];
/** Minimum stake of a round, in minor units. The game returns about 95 % of it. */
const STAKE = 20;
const DEPOSITS = 20;

interface Round {
  seat: Seat;
  key: string;
  /** Every response to the idempotency key, as text. */
  answers: Set<string>;
}

/** R1 and R2: whether acknowledged money survives killed processes. */
export const ledger: Benchmark = {
  name: 'ledger',
  title: 'The ledger under fire (R1, R2)',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledger-'));
    // Two processes write to the same file.
    const operators = [createKilledOperator(dataDir), createKilledOperator(dataDir)];
    try {
      for (const operator of operators) await operator.start();
      const seats = await Promise.all(PLAYERS.map((name) => takeSeat(operators, name, DEPOSITS)));
      const before = read(dataDir);
      const rounds: Round[] = [];
      const started = performance.now();
      let kills = 0;
      let pauses = 0;
      const isOver = () => rounds.length >= ROUNDS && kills >= KILLS;
      const client = async (seat: Seat) => {
        while (!isOver()) {
          const round = { seat, key: randomUUID(), answers: new Set<string>() };
          rounds.push(round);
          await play(round);
        }
      };
      const attack = async () => {
        while (!isOver()) {
          const victim = operators[(kills + pauses) % operators.length];
          if (!victim) throw new Error('There is no operator');
          if (pauses < kills / 4) {
            pauses++;
            await victim.pause(100 + (pauses % 7) * 100);
          } else {
            kills++;
            await victim.kill();
            await victim.start();
          }
          await sleep(Math.random() * 500);
        }
      };
      const clients = Array.from({ length: CLIENTS }, (_, index) => seats[index % seats.length]);
      const playing = clients.flatMap((seat) => (seat ? [client(seat)] : []));
      await Promise.all([attack(), ...playing]);
      const seconds = (performance.now() - started) / 1000;
      for (const operator of operators) await operator.kill();
      return report({ rounds, kills, pauses, seconds, before, after: read(dataDir) });
    } finally {
      for (const operator of operators) await operator.kill();
      rmSync(dataDir, { recursive: true });
    }
  },
};

/** One round in five is requested three times at once. */
async function play({ seat, key, answers }: Round): Promise<void> {
  const times = Math.random() < 0.2 ? 3 : 1;
  const all = await Promise.all(Array.from({ length: times }, () => seat.play(key, STAKE)));
  for (const answer of all) answers.add(JSON.stringify(answer));
}

type Books = ReturnType<typeof read>;

/** Reads the database file directly, besides the operators. */
function read(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'operator.sqlite'), { readOnly: true });
  const all = (query: string) => database.prepare(query).all();
  const books = {
    booked: all(
      'SELECT key, count(*) AS times FROM slot_rounds WHERE key IS NOT NULL GROUP BY key',
    ),
    cash: new Map(
      all("SELECT owner, balance FROM ledger_accounts WHERE pocket = 'cash'").map(
        ({ owner, balance }) => [String(owner), Number(balance)],
      ),
    ),
    sum: Number(all('SELECT sum(balance) AS sum FROM ledger_accounts')[0]?.['sum']),
    faults: ledgerFaults(database),
  };
  database.close();
  return books;
}

/** @throws Error when money was lost or created */
function report(run: {
  rounds: readonly Round[];
  kills: number;
  pauses: number;
  seconds: number;
  before: Books;
  after: Books;
}): string {
  const { rounds, before, after } = run;
  const booked = new Map(after.booked.map((row) => [String(row['key']), row]));
  const lost = rounds.filter(({ key }) => !booked.has(key)).length;
  const doubled = after.booked.filter(({ times }) => Number(times) > 1).length;
  const differing = rounds.filter(({ answers }) => answers.size !== 1).length;
  const moved = new Map<string, number>();
  let wins = 0;
  for (const { seat, answers } of rounds) {
    const { stake, win } = JSON.parse([...answers][0] ?? '{}') as { stake: number; win: number };
    if (win > 0) wins++;
    moved.set(seat.accountCode, (moved.get(seat.accountCode) ?? 0) + win - stake);
  }
  const drift = [...moved].reduce((sum, [owner, amount]) => {
    const change = (after.cash.get(owner) ?? 0) - (before.cash.get(owner) ?? 0);
    return sum + Math.abs(change - amount);
  }, 0);
  const table = toTable(
    ['', 'count'],
    [
      ['stakes, each with its own key', rounds.length],
      ['wins', wins],
      ['processes killed (SIGKILL)', run.kills],
      ['processes held (SIGSTOP)', run.pauses],
      ['acknowledged and lost', lost],
      ['done twice', doubled],
      ['repeated with another answer', differing],
      ['drift of the balances against the answers, cents', drift],
      ['sum of the ledger, cents', after.sum],
      ['stakes a second', rounded(rounds.length / run.seconds)],
    ],
  );
  if (lost + doubled + differing + drift + Math.abs(after.sum) > 0 || after.faults.length > 0)
    throw new Error(`Money was lost or created:\n${table}\n${after.faults.join('\n')}`);
  return `${table}\n\n${CLIENTS} clients and two processes on one file over HTTP; one round in five is asked for three times at once.`;
}
