import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { seededPlayers } from '../accounts/seeded-players.ts';
import { inTransaction, openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../operator/parts.ts';
import { createLedger } from './ledger.ts';
import { ledgerFaults } from './ledger-check.ts';
import { depositMoney } from './movements.ts';
import { ownerOf } from './owner.ts';
import { roundOf } from './round-plan.ts';
import { beginSlotSession } from './slot-sessions.ts';

/** `CHAOS_ROUNDS=10000 vitest run src/sandbox/wallet/rounds-chaos.test.ts` is the long version. */
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 1000);
const KILLS = 5;
const DEPOSIT = 100_000_000;
const worker = fileURLToPath(new URL('round-worker.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'rounds-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Every answer by the round's number. */
const answers = new Map<number, Set<string>>();

/** Lets a process play these rounds; with a `limit` it is killed after so many answers. */
async function play(
  session: number,
  numbers: readonly number[],
  limit = Number.POSITIVE_INFINITY,
): Promise<void> {
  const child = spawn(process.execPath, [worker, dataDir, String(session)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  child.stdin.end(JSON.stringify(numbers));
  let seen = 0;
  for await (const line of createInterface(child.stdout)) {
    const [number, ...answer] = line.split(' ');
    const known = answers.get(Number(number)) ?? new Set();
    answers.set(Number(number), known.add(answer.join(' ')));
    if (++seen === limit) child.kill('SIGKILL');
  }
  await ended;
}

it(
  'R1 thousands of stakes and wins, many repeated, killed in the middle: each is played exactly once',
  async () => {
    const database = openOperatorDatabase(dataDir, operatorParts, new Date());
    const ledger = createLedger(database);
    const owner = ownerOf(ledger, seededPlayers.nico.accountCode);
    const session = inTransaction(database, () => {
      depositMoney(ledger, { owner, amount: DEPOSIT, at: new Date(), text: 'Norte Card' });
      return beginSlotSession(
        ledger,
        owner,
        { slug: 'moth-and-moon', title: 'Moth & Moon' },
        new Date(),
      );
    });

    const all = Array.from({ length: ROUNDS }, (_, number) => number);
    for (let kill = 0; kill < KILLS; kill++) {
      const open = all.filter((number) => !answers.has(number));
      const again = all.filter((number) => answers.has(number) && Math.random() < 0.2);
      await play(session, [...again, ...open], again.length + Math.ceil(ROUNDS / (KILLS + 2)));
    }
    expect(answers.size).toBeLessThan(ROUNDS);
    await play(session, all);

    expect(answers.size).toBe(ROUNDS);
    const differing = [...answers.values()].filter(({ size }) => size !== 1);
    expect(differing).toEqual([]);
    const sum = (what: 'stake' | 'win') =>
      all.reduce((total, number) => total + roundOf(number)[what], 0);
    expect(
      database.prepare('SELECT * FROM slot_sessions WHERE seq = ?').get(session),
    ).toMatchObject({
      ...{ rounds: ROUNDS, stakes: sum('stake'), wins: sum('win') },
    });
    expect(ledger.balanceOf(owner).cash).toBe(DEPOSIT - sum('stake') + sum('win'));
    expect(ledgerFaults(database)).toEqual([]);
    database.close();
  },
  60_000 + ROUNDS * 30,
);
