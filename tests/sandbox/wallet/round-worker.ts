// For tests: a process that plays slot rounds under idempotency keys, many concurrently, until it is killed. It reads
// their numbers from stdin and writes `number status balance` for each response.
import { text } from 'node:stream/consumers';
import { seededPlayers } from '../../../src/sandbox/accounts/seeded-players.ts';
import { json } from '../../../src/sandbox/http/answer.ts';
import { createIdempotency } from '../../../src/sandbox/operator/idempotency.ts';
import { openOperatorDatabase } from '../../../src/sandbox/operator/operator-database.ts';
import { operatorParts } from '../../../src/sandbox/parts.ts';
import { createLedger } from '../../../src/sandbox/wallet/ledger.ts';
import { ownerOf } from '../../../src/sandbox/wallet/owner.ts';
import { playRound } from '../../../src/sandbox/wallet/slot-sessions.ts';
import { roundOf } from './round-plan.ts';

const [, , dataDir = '', session] = process.argv;
const database = openOperatorDatabase(dataDir, operatorParts, new Date());
const ledger = createLedger(database);
const idempotency = createIdempotency(database, () => new Date());
const owner = ownerOf(ledger, seededPlayers.nico.accountCode);

async function play(number: number): Promise<void> {
  const { key, stake, win } = roundOf(number);
  const attempt = {
    owner: owner.accountCode,
    key,
    operation: 'round',
    body: { stake, win },
    requestId: key,
  };
  // Simulates the delay of the game's provider, in which other rounds interleave.
  const moment = () => new Promise<void>((later) => setImmediate(later));
  const { status, body } = await idempotency.once(attempt, moment, () => {
    playRound(ledger, owner, Number(session), { stake, win, at: new Date() });
    return json(201, ledger.balanceOf(owner));
  });
  process.stdout.write(`${number} ${status} ${body}\n`);
}

const numbers = JSON.parse(await text(process.stdin)) as number[];
const waiting = [...numbers];
await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await play(next);
  }),
);
database.close();
