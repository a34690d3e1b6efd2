import * as v from 'valibot';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { hashOf } from '../accounts/token.ts';
import { type Answer, json } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { positiveAmount } from '../http/fields.ts';
import type { FrameApp } from '../http/frame-app.ts';
import { asProblem, unknownPath, wrongMethod } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import { createIdempotency } from '../operator/idempotency.ts';
import { endDue, hasDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { betIn } from '../wallet/leg-words.ts';
import { ownerOf } from '../wallet/owner.ts';
import { takeSlip } from './bet-slip.ts';
import { bookPlayer, readBets } from './bet-store.ts';
import { type BookAccess, exchangeTicket, holderOf } from './book-access.ts';
import type {
  AttemptAnswer,
  BetsAnswer,
  CashOutRequest,
  SlipRequest,
  TicketAnswer,
} from './book-api.ts';
import { readEvent, readEvents, readTree } from './book-reads.ts';
import { closeBet } from './close-bet.ts';
import { createOddsStreams } from './odds-stream.ts';

const MOST_LEGS = 8;
/** Singles on all legs, an accumulator, and each system. */
const MOST_WAGERS = 2 * MOST_LEGS;
/** Minor units. */
const LEAST_STAKE = 10;

const name = v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/));
const key = v.pipe(v.string(), v.uuid());
const ticketBody = v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(100)) });
const cashOutBody = v.strictObject({
  key,
  stake: v.exactOptional(positiveAmount),
  offer: positiveAmount,
}) satisfies v.GenericSchema<unknown, CashOutRequest>;
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LEGS - 1));
const wager = v.pipe(
  v.strictObject({
    picks: v.pipe(v.array(place), v.minLength(1), v.maxLength(MOST_LEGS)),
    needed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LEGS)),
    stake: v.pipe(positiveAmount, v.minValue(LEAST_STAKE, 'stake_too_low')),
  }),
  v.check(({ picks, needed }) => needed <= picks.length && new Set(picks).size === picks.length),
);
const slipBody = v.pipe(
  v.strictObject({
    key,
    legs: v.pipe(
      v.array(
        v.strictObject({
          event: name,
          market: name,
          selection: name,
          odds: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_LEGS, 'legs_too_many'),
    ),
    acceptOdds: v.picklist(['none', 'better', 'any']),
    wagers: v.pipe(v.array(wager), v.minLength(1), v.maxLength(MOST_WAGERS)),
  }),
  v.check(({ legs, wagers }) =>
    wagers.every(({ picks }) => picks.every((pick) => pick < legs.length)),
  ),
) satisfies v.GenericSchema<unknown, SlipRequest>;

/**
 * Sportsbook of the embedded operator: events, odds and bets for the framed page. It identifies players by its own
 * token, which the page gets in exchange for a ticket from the site.
 */
export function createBookApp({ now, ...access }: BookAccess & { now: () => Date }) {
  const { database } = access;
  const ledger = createLedger(database);
  const idempotency = createIdempotency(database, now);
  const streams = createOddsStreams(now);

  type Handler = (request: SandboxRequest, id: string) => Answer | Promise<Answer>;

  /** Runs once per player and idempotency key. */
  async function attempt<T extends { key: string }>(
    request: SandboxRequest,
    { operation, body: schema }: { operation: string; body: v.GenericSchema<unknown, T> },
    work: (player: ReturnType<typeof holderOf>, body: T, at: Date) => object,
  ): Promise<Answer> {
    holderOf(access, request.authorization, now());
    const body = await readBody(request, schema);
    // Check again, because the session may have ended or the account been blocked before the body arrived.
    const player = holderOf(access, request.authorization, now());
    return idempotency.once(
      {
        owner: keysOf(player),
        key: body.key.toLowerCase(),
        operation,
        body,
        requestId: crypto.randomUUID(),
      },
      async () => {},
      () => json(201, work(player, body, now())),
    );
  }

  const reads: Record<string, Handler> = {
    '/tree': () => fresh(readTree(now().getTime())),
    '/events': ({ query }) => fresh(readEvents(new URLSearchParams(query), now().getTime())),
    '/events/{id}': (_, id) => fresh(readEvent(id, now().getTime())),
    // `?lang=`: the language of the legs' names.
    '/bets': ({ authorization, query }) => {
      const at = now();
      const owner = ownerOf(ledger, holderOf(access, authorization, at).accountCode);
      if (hasDue(ledger, owner, at)) inTransaction(database, () => endDue(ledger, owner, at));
      const lang = new URLSearchParams(query).get('lang') ?? undefined;
      const bets = readBets(ledger, owner, at.getTime()).map((bet) => betIn(lang, bet));
      return fresh({ bets, player: bookPlayer(ledger, owner) } satisfies BetsAnswer);
    },
  };

  const writes: Record<string, Handler> = {
    '/tickets': async (request) => {
      const { ticket } = await readBody(request, ticketBody);
      return inTransaction(database, () => {
        const token = exchangeTicket(access, ticket, now());
        const { accountCode } = holderOf(access, `Bearer ${token}`, now());
        const owner = ownerOf(ledger, accountCode);
        endDue(ledger, owner, now());
        const mark = hashOf(`sportsbook ${accountCode}`);
        return fresh(
          { token, mark, player: bookPlayer(ledger, owner) } satisfies TicketAnswer,
          201,
        );
      });
    },
    '/bets': (request) =>
      attempt(request, { operation: 'takeSlip', body: slipBody }, (player, body, at) =>
        takeSlip(ledger, player, body, at),
      ),
    '/bets/{id}/cash-out': (request, id) => {
      const seq = Number(/^B(\d{1,15})$/.exec(id)?.[1] ?? 0);
      const operation = `closeBet ${seq}`;
      return attempt(request, { operation, body: cashOutBody }, (player, body, at) =>
        closeBet(ledger, player, seq, body, at),
      );
    },
    // `{id}`: key of a bet or cash-out whose response was lost.
    '/attempts/{id}': ({ authorization }, id) => {
      const player = holderOf(access, authorization, now());
      if (!v.is(key, id)) throw unknownPath();
      const ended = idempotency.end(keysOf(player), id.toLowerCase());
      const isDone = ended !== undefined && ended.status < 400;
      return fresh({
        ...(isDone && { answer: JSON.parse(String(ended.body)) }),
      } satisfies AttemptAnswer);
    },
  };

  function find({ path, method }: SandboxRequest): { handler: Handler; id: string } {
    const [, folder = '', id = '', ...rest] = path.split('/');
    const pattern = ['', folder, ...(id === '' ? [] : ['{id}']), ...rest].join('/');
    const read = reads[pattern];
    const write = writes[pattern];
    const handler = method === 'POST' ? write : method === 'GET' ? read : undefined;
    if (handler) return { handler, id };
    if (read === undefined && write === undefined) throw unknownPath();
    throw wrongMethod([...(read ? ['GET'] : []), ...(write ? ['POST'] : [])]);
  }

  return {
    name: 'sportsbook',
    async answer(request, res) {
      if (request.path === '/odds' && request.method === 'GET') return streams.open(request, res);
      return asProblem(async () => {
        const { handler, id } = find(request);
        return handler(request, id);
      });
    },
    close: streams.close,
  } satisfies FrameApp & { close(): void };
}

/** Owner of a player's idempotency keys here, separate from those of payments and games. */
const keysOf = ({ accountCode }: { accountCode: string }) => `sportsbook:${accountCode}`;

/** Never cached: odds change at any moment. */
const fresh = (value: object, status = 200) => json(status, value, { 'Cache-Control': 'no-store' });
