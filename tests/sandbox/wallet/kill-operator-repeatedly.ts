// For tests: payments while the operator is killed, a few times in the unit stage, often in the long stage.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import { addDocument } from '../../../src/sandbox/documents/document-store.ts';
import { ledgerFaults } from '../../../src/sandbox/wallet/ledger-check.ts';
import { createKilledOperator, type KilledOperator } from './killed-operator.ts';

const CLIENTS = 8;
/** Players without limits or history. */
const PLAYERS = ['nico', 'nadia'];

interface Done {
  readonly accountCode: string;
  /** Acknowledged change of the balance. */
  readonly amount: number;
  /** Every distinct response for the key. */
  readonly answers: ReadonlySet<string>;
}

async function signIn(
  operator: KilledOperator,
  username: string,
): Promise<{ token: string; accountCode: string }> {
  const response = await fetch(`${operator.url()}/operator/accounts/sessions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Request-ID': randomUUID(),
      Origin: operator.url(),
    },
    body: JSON.stringify({ username, password: SEEDED_PASSWORD }),
  });
  const { accessToken, accountCode } = (await response.json()) as Record<string, string>;
  if (accessToken === undefined || accountCode === undefined) throw new Error('no session');
  return { token: accessToken, accountCode };
}

/** Retries one payment until it gets a response, across kills and pauses, at any of the operators. */
async function insist(
  anyOf: () => KilledOperator,
  { path, token, key, amount }: { path: string; token: string; key: string; amount: number },
): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(`${anyOf().url()}/payment-proxy/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ amount, currency: 'EUR', method: 'norte' }),
      });
      const text = await response.text();
      // Busy, because another process was paused during a write.
      if (response.status !== 503 && !text.includes('request_in_progress'))
        return `${response.status} ${text}`;
    } catch {
      // Killed before it could respond, so the outcome is unknown.
    }
    await sleep(20);
  }
}

/** Marks the players as identified directly in the operator's file, because withdrawals need it. */
function identify(dataDir: string, players: readonly { accountCode: string }[]): void {
  const database = new DatabaseSync(join(dataDir, 'operator.sqlite'));
  for (const { accountCode } of players)
    addDocument(database, accountCode, {
      id: randomUUID(),
      kind: 'identification',
      name: 'dni.jpg',
      type: 'image/jpeg',
      size: 1,
      status: 'accepted',
      uploadedAt: new Date().toISOString(),
      file: null,
    });
  database.close();
}

/**
 * Runs eight paying clients while the operator is killed and restarted. No money may be lost, created or doubled.
 * @param writers processes on the same file; with more than one, the others are paused in turns, too
 */
export async function killOperatorRepeatedly(kills: number, writers = 1): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const operator = createKilledOperator(dataDir);
  const others = Array.from({ length: writers - 1 }, () => createKilledOperator(dataDir));
  const all = [operator, ...others];
  const anyOf = () => all[Math.floor(Math.random() * all.length)] ?? operator;
  try {
    for (const one of all) await one.start();
    const sessions = await Promise.all(PLAYERS.map((username) => signIn(operator, username)));
    identify(dataDir, sessions);
    const before = balances(dataDir);
    let isOver = false;
    const done: Done[] = [];

    async function client(number: number) {
      const session = sessions[number % sessions.length];
      if (session === undefined) throw new Error('nobody is logged in');
      while (!isOver) {
        const path = Math.random() < 0.6 ? 'deposits' : 'withdrawals';
        // 1000 to 1069: of these, only 1013 triggers a sentinel of the bank.
        const amount = 1000 + Math.floor(Math.random() * 70);
        const key = randomUUID();
        const times = Math.random() < 0.2 ? 3 : 1;
        const send = () => insist(anyOf, { path, token: session.token, key, amount });
        const answers = new Set(await Promise.all(Array.from({ length: times }, send)));
        const isDone = [...answers][0]?.startsWith('201');
        const moved = path === 'deposits' ? amount : -amount;
        done.push({ accountCode: session.accountCode, amount: isDone ? moved : 0, answers });
      }
    }

    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    for (let kill = 0; kill < kills; kill++) {
      await sleep(100 + Math.random() * 400);
      for (const other of others) await other.pause(100 + Math.random() * 700);
      const one = anyOf();
      await one.kill();
      await one.start();
    }
    await sleep(200);
    isOver = true;
    await Promise.all(clients);
    for (const one of all) await one.kill();

    expect(done.filter(({ answers }) => answers.size !== 1)).toEqual([]);
    const codes = done.map(
      ({ answers: [answer] }) => /^\d+( .*"code":"\w+")?/.exec(answer ?? '')?.[0],
    );
    expect(
      codes
        .filter((code) => code !== '201')
        .every((code) => /insufficient|refused/.test(code ?? '')),
    ).toBe(true);
    const acknowledged = done.filter(({ amount }) => amount !== 0);
    expect(acknowledged.length).toBeGreaterThan(kills * 4);
    const after = balances(dataDir);
    for (const { accountCode } of sessions) {
      const own = acknowledged.filter((one) => one.accountCode === accountCode);
      const moved = own.reduce((sum, { amount }) => sum + amount, 0);
      expect(after.cash(accountCode)).toBe(before.cash(accountCode) + moved);
      expect(after.payments(accountCode)).toBe(before.payments(accountCode) + own.length);
    }
    expect(after.faults).toEqual([]);
    console.info(`${kills} kills, ${done.length} payments, ${acknowledged.length} of them done`);
  } finally {
    for (const one of all) await one.kill();
    rmSync(dataDir, { recursive: true });
  }
}

/** Reads balances directly from the operator's file. */
function balances(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'operator.sqlite'));
  const rows = database
    .prepare(
      `SELECT owner, balance, (SELECT count(*) FROM ledger_postings
         WHERE account_code = owner AND kind IN ('deposit', 'withdrawal')) AS payments
       FROM ledger_accounts WHERE pocket = 'cash'`,
    )
    .all();
  const faults = ledgerFaults(database);
  database.close();
  const of = (accountCode: string, column: 'balance' | 'payments') =>
    Number(rows.find(({ owner }) => owner === accountCode)?.[column] ?? 0);
  return {
    faults,
    cash: (accountCode: string) => of(accountCode, 'balance'),
    payments: (accountCode: string) => of(accountCode, 'payments'),
  };
}
