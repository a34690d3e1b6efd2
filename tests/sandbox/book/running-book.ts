// Starts an operator with a sportsbook for tests, with an adjustable clock and logged-in players.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import type {
  BetAnswer,
  BetsAnswer,
  CashOutRequest,
  ChosenOdds,
  SlipAnswer,
  SlipRequest,
  TicketAnswer,
} from '../../../src/sandbox/book/book-api.ts';
import { defaultMounts } from '../../../src/sandbox/http/families.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createContractClient } from '../contract-client.ts';
import { seededDatabases } from '../seeded-databases.ts';

const DAY_SECONDS = 24 * 3600;

/** @param inactivitySeconds inactivity after which a session ends */
export async function startBook({
  dataDir = ':memory:',
  at,
  inactivitySeconds = DAY_SECONDS,
}: {
  dataDir?: string;
  at: number;
  inactivitySeconds?: number;
}) {
  let now = at;
  const databases = dataDir === ':memory:' ? seededDatabases(new Date(at)) : undefined;
  const sandbox = createSandbox({
    dataDir,
    mounts: defaultMounts,
    staff: [],
    allowOrigins: [],
    webhooks: [],
    ...(databases && { databases }),
    settings: { accessTokenSeconds: DAY_SECONDS, inactivitySeconds },
    now: () => new Date(now),
    log: (line) => {
      throw new Error(line);
    },
  });
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/sportsbook/')) void sandbox.handleFrame(req, res);
    else void sandbox.handle(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContractClient(url);

  /** Calls the API as the framed page does. */
  async function ask<T>(path: string, { body, token }: { body?: object; token?: string } = {}) {
    const response = await fetch(`${url}/sportsbook/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { code?: string };
    return { status: response.status, body: answer };
  }

  return {
    url,
    ask,
    /** Undefined if they are files. */
    databases,
    setClock(time: number) {
      now = time;
    },

    /** Logs a player in to the site and, by ticket, to the sportsbook. */
    async as(username: string) {
      const credentials = { username, password: SEEDED_PASSWORD };
      const session = (await client.call('signIn', { body: credentials })).body;
      const { accessToken, accountCode } = session;
      const newTicket = async () =>
        (await client.call('createSportsbookTicket', { token: accessToken })).body.ticket;
      const body = { ticket: await newTicket() };
      const { token } = (await ask<TicketAnswer>('/tickets', { body })).body;
      return {
        token,
        newTicket,
        client,
        accessToken,
        accountCode,
        /** Places a single or an accumulator, unless `more` sets the wagers. */
        bet: (stake: number, legs: ChosenOdds[], more: Partial<SlipRequest> = {}) =>
          ask<SlipAnswer>('/bets', {
            token,
            body: {
              key: randomUUID(),
              legs,
              acceptOdds: 'none',
              wagers: [{ picks: legs.map((_, place) => place), needed: legs.length, stake }],
              ...more,
            } satisfies SlipRequest,
          }),
        /** Deposits €10. @returns the status of the response */
        deposit: async (key: string = randomUUID()) => {
          const { status } = await client.call('deposit', {
            params: { accountCode },
            token: accessToken,
            headers: { 'Idempotency-Key': key },
            body: { amount: 1000, currency: 'EUR', method: 'norte' },
          });
          return status;
        },
        cashOut: (id: string, request: Omit<CashOutRequest, 'key'>) =>
          ask<BetAnswer & { offer?: number }>(`/bets/${id}/cash-out`, {
            token,
            body: { key: randomUUID(), ...request },
          }),
        bets: async () => (await ask<BetsAnswer>('/bets', { token })).body.bets,
        balance: async () => (await ask<BetsAnswer>('/bets', { token })).body.player.balance,
      };
    },

    async stop() {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type RunningBook = Awaited<ReturnType<typeof startBook>>;
export type BookPlayer = Awaited<ReturnType<RunningBook['as']>>;
