// For tests: slot rounds in a process that is killed, a few in the unit stage, thousands in the long one.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { inTransaction } from '../../../src/lib/sqlite-transaction.ts';
import { seededPlayers } from '../../../src/sandbox/accounts/seeded-players.ts';
import { openOperatorDatabase } from '../../../src/sandbox/operator/operator-database.ts';
import { operatorParts } from '../../../src/sandbox/parts.ts';
import { createLedger } from '../../../src/sandbox/wallet/ledger.ts';
import { ledgerFaults } from '../../../src/sandbox/wallet/ledger-check.ts';
import { depositMoney } from '../../../src/sandbox/wallet/movements.ts';
import { ownerOf } from '../../../src/sandbox/wallet/owner.ts';
import { beginSlotSession } from '../../../src/sandbox/wallet/slot-sessions.ts';
import { roundOf } from './round-plan.ts';

const DEPOSIT = 100_000_000;
const worker = fileURLToPath(new URL('round-worker.ts', import.meta.url));
/** Distinct responses by round number. */
type Answers = Map<number, Set<string>>;

/** Plays rounds in a process. With a `limit`, the process is killed after that many responses. */
async function play(
  { dataDir, session, answers }: { dataDir: string; session: number; answers: Answers },
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

/** Plays rounds, many of them repeatedly, in processes that are killed. Each round may only count once. */
export async function killRoundsRepeatedly(rounds: number, kills: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rounds-'));
  try {
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

    const answers: Answers = new Map();
    const game = { dataDir, session, answers };
    const all = Array.from({ length: rounds }, (_, number) => number);
    for (let kill = 0; kill < kills; kill++) {
      const open = all.filter((number) => !answers.has(number));
      const again = all.filter((number) => answers.has(number) && Math.random() < 0.2);
      await play(game, [...again, ...open], again.length + Math.ceil(rounds / (kills + 2)));
    }
    expect(answers.size).toBeLessThan(rounds);
    await play(game, all);

    expect(answers.size).toBe(rounds);
    const differing = [...answers.values()].filter(({ size }) => size !== 1);
    expect(differing).toEqual([]);
    const sum = (what: 'stake' | 'win') =>
      all.reduce((total, number) => total + roundOf(number)[what], 0);
    expect(
      database.prepare('SELECT * FROM slot_sessions WHERE seq = ?').get(session),
    ).toMatchObject({
      rounds,
      stakes: sum('stake'),
      wins: sum('win'),
    });
    expect(ledger.balanceOf(owner).cash).toBe(DEPOSIT - sum('stake') + sum('win'));
    expect(ledgerFaults(database)).toEqual([]);
    database.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
