import * as v from 'valibot';
import { timeOfDay } from '../lib/body-fields.ts';
import { describeError } from '../lib/describe-error.ts';
import { isTimeZone } from '../lib/zone-clock.ts';
import type { ReceivedMessage, Recipients, Standing } from './recipients.ts';

/** Keeps a request body under the 64 KB that the operator accepts. */
const ACCOUNTS_PER_CALL = 250;
const MESSAGES_PER_CALL = 30;
const TIMEOUT_MS = 10_000;

const knownZone = v.pipe(v.string(), v.check(isTimeZone));
const standing: v.GenericSchema<unknown, Standing & { account: string }> = v.object({
  account: v.string(),
  mayReceive: v.boolean(),
  push: v.boolean(),
  topics: v.array(v.string()),
  promotions: v.array(v.string()),
  language: v.string(),
  timeZone: v.exactOptional(v.string()),
  // Any other text would silently mean other quiet hours, or none.
  quietHours: v.exactOptional(v.object({ from: timeOfDay, to: timeOfDay, timeZone: knownZone })),
  flags: v.array(v.string()),
});
const standingsSchema = v.object({ standings: v.array(v.unknown()) });
const unreadSchema = v.object({
  unread: v.array(v.object({ account: v.string(), unread: v.number() })),
});

const playerSchema = v.object({ account: v.pipe(v.string(), v.minLength(1)) });

interface OperatorPlayers {
  readonly recipients: Recipients;
  /** @returns the account of an access token; undefined if it is invalid */
  findPlayer(accessToken: string): Promise<string | undefined>;
}

/**
 * Client of the operator's player data, for a separate push service or sender. Calls throw on an unexpected response;
 * then nothing is sent, and it is retried later.
 * @param operator the operator's base, such as https://operator.example/operator
 * @param token PUSH_TOKEN of the operator
 */
export function httpPlayers(operator: string, token: string): OperatorPlayers {
  async function post(path: string, body: unknown): Promise<Response> {
    try {
      return await fetch(`${operator}/push/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new Error(`The operator did not respond to push/${path} (${describeError(error)})`);
    }
  }

  async function ask<T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>) {
    const response = await post(path, body);
    if (!response.ok)
      throw new Error(`The operator responded to push/${path} with ${response.status}`);
    return v.parse(schema, await response.json());
  }

  const recipients: Recipients = {
    async standings(accounts) {
      const answers = await Promise.all(
        slices(accounts, ACCOUNTS_PER_CALL).map((part) =>
          ask('standings', { accounts: part }, standingsSchema),
        ),
      );
      // An unreadable standing counts as missing: only its player is not reached.
      const all = answers.flatMap(({ standings }) =>
        standings.map((one) => v.safeParse(standing, one)),
      );
      const unreadable = all.filter(({ success }) => !success).length;
      if (unreadable > 0)
        console.warn(`push: ${unreadable} standings of the operator were unreadable`);
      const known = all.flatMap(({ success, output }) => (success ? [output] : []));
      return new Map(known.map(({ account, ...rest }) => [account, rest]));
    },
    async received(messages: readonly ReceivedMessage[]) {
      const answers = await Promise.all(
        slices(messages, MESSAGES_PER_CALL).map((part) =>
          ask('received', { messages: part }, unreadSchema),
        ),
      );
      return new Map(
        answers.flatMap(({ unread }) => unread.map(({ account, unread: n }) => [account, n])),
      );
    },
  };
  return {
    recipients,
    async findPlayer(accessToken) {
      const response = await post('player', { accessToken });
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new Error(`The operator responded to push/player with ${response.status}`);
      return v.parse(playerSchema, await response.json()).account;
    },
  };
}

function slices<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size));
}
