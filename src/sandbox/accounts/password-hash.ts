import { argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '../../lib/rate-limit.ts';
import { Problem } from '../http/problem.ts';

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane; about 40 ms on one core. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** For tests, which log in hundreds of times. */
const CHEAP = { ...COST, memory: 8, passes: 1 } as const;
let cost: typeof COST | typeof CHEAP = COST;

/**
 * Switches cheap, guessable hashes on or off.
 * @throws Error outside a test run
 */
export function hashCheaply(cheaply: boolean): void {
  if (process.env['VITEST'] === undefined) throw new Error('Only tests may hash cheaply');
  cost = cheaply ? CHEAP : COST;
}

/** Maximum numbers of concurrent and waiting hashes. Further requests get 503 `busy`. */
const AT_ONCE = 2;
const MOST_WAITING = 64;
/** Maximum per IP address, so that one address does not lock out the others. */
const MOST_WAITING_OF_ONE = 8;

const argon2Async = promisify(argon2);
const waiting: { readonly from: string | undefined; readonly start: () => void }[] = [];
let running = 0;

/** Parameters of a stored hash. */
interface Made {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

/**
 * Hashes a password for storage, in the PHC string format.
 * @param from the caller's IP address, whose share of the queue is limited
 * @throws Problem 503 `busy`
 */
export async function hashPassword(password: string, from?: string): Promise<string> {
  const nonce = randomBytes(16);
  const work = () => argon2Async('argon2id', parameters(password, nonce));
  return write(nonce, await inTurn(work, from));
}

/** Hashes synchronously, for the seed; it blocks the process. */
export function hashPasswordNow(password: string): string {
  const nonce = randomBytes(16);
  return write(nonce, argon2Sync('argon2id', parameters(password, nonce)));
}

/**
 * Whether the password matches the stored hash `kept`. Without `kept` (unknown account) it does the same work and
 * returns false, so that timing does not reveal which accounts exist (S13).
 * @param from the caller's IP address, whose share of the queue is limited
 * @throws Problem 503 `busy`
 */
export async function isPassword(
  password: string,
  kept: string | undefined,
  from?: string,
): Promise<boolean> {
  const { nonce, tag, ...costs } = read(kept ?? nobody);
  const work = () =>
    argon2Async('argon2id', { message: password, nonce, tagLength: tag.length, ...costs });
  const given = await inTurn(work, from);
  return timingSafeEqual(given, tag) && kept !== undefined;
}

/** Whether a hash is outdated, so that it is replaced when the password is next known. */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(`${SCHEME}${costText()}$`);
}

/** Argon2id version 1.3. */
const SCHEME = '$argon2id$v=19$';
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;
const costText = () => `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const parameters = (message: string, nonce: Buffer) => ({ message, nonce, ...cost });
const write = (nonce: Buffer, tag: Buffer) =>
  `${SCHEME}${costText()}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
const nobody = write(randomBytes(16), randomBytes(COST.tagLength));

/** Hashes of earlier versions (`nonce.tag`) do not contain their parameters; they were made at the same cost. */
function read(kept: string): Made {
  const [, memory, passes, parallelism, salt, hash] = FORM.exec(kept) ?? [];
  const [earlierSalt = '', earlierHash = ''] = kept.split('.');
  return {
    memory: Number(memory ?? cost.memory),
    passes: Number(passes ?? cost.passes),
    parallelism: Number(parallelism ?? cost.parallelism),
    nonce: Buffer.from(salt ?? earlierSalt, 'base64url'),
    tag: Buffer.from(hash ?? earlierHash, 'base64url'),
  };
}

/**
 * Limits concurrency. Hashing is expensive by design, and a rush of log-ins must not take all cores from logged-in
 * players.
 */
async function inTurn<T>(work: () => Promise<T>, address: string | undefined): Promise<T> {
  if (running >= AT_ONCE) {
    const from = address && networkOf(address);
    const own = waiting.filter((one) => from !== undefined && one.from === from).length;
    if (waiting.length >= MOST_WAITING || own >= MOST_WAITING_OF_ONE) {
      throw new Problem(503, 'busy', 'Too many requests at once; try again', {
        headers: { 'Retry-After': '2' },
      });
    }
    // A finished task passes on its slot, so `running` stays the same.
    await new Promise<void>((start) => waiting.push({ from, start }));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next.start();
  }
}
