import * as v from 'valibot';
import { Problem } from '../../lib/problem.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { isTimeZone } from '../../lib/zone-clock.ts';
import type { Device, PushStore } from '../ports.ts';
import { createBrowserLimits } from './browser-limits.ts';
import { type Answer, type ApiRequest, json, wrongMethod } from './exchange.ts';
import { endpointSchema, keysSchema } from './subscription.ts';

export interface PlayerDesk {
  readonly store: PushStore;
  /** Finds the account of an access token at the operator. */
  readonly findPlayer: (accessToken: string) => Promise<string | undefined>;
  /** The public VAPID key. */
  readonly applicationServerKey: string;
  /** Push services allowed besides the browsers' own. */
  readonly origins: readonly string[];
  readonly now: () => Date;
}

interface Call {
  readonly request: ApiRequest;
  /** Account in the path, verified by the access token. */
  readonly account: string;
  /** Device in the path. */
  readonly id: string;
}

interface PlayerRoute {
  readonly method: string;
  readonly path: RegExp;
  handle(call: Call): Promise<Answer>;
}

const DEVICES = /^\/accounts\/([\w-]{1,64})\/push-devices$/;
const DEVICE = /^\/accounts\/([\w-]{1,64})\/push-devices\/([\w-]{1,64})$/;
const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));

/** Invalid tokens per minute and IP address: each costs a call to the operator. */
const UNKNOWN_TOKENS = 60;

/**
 * API for players' browsers of a separate push service: operations tagged `push` in the operator's contract.
 * @returns undefined for other paths
 */
export function createPlayerApi(desk: PlayerDesk) {
  const { store, findPlayer, applicationServerKey, origins, now } = desk;
  const device = v.strictObject({
    endpoint: endpointSchema(origins),
    keys: keysSchema,
    language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'language_invalid')),
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'time_zone_invalid')),
    label: v.pipe(text(80), v.regex(/^\P{Cc}*$/u)),
  });
  const replacement = v.strictObject({
    oldEndpoint: text(2048),
    endpoint: endpointSchema(origins),
    keys: keysSchema,
  });
  const click = v.strictObject({ message: text(64) });
  const limits = createBrowserLimits();
  const unknownTokens = createRateLimit(UNKNOWN_TOKENS, 60_000);

  const routes: readonly PlayerRoute[] = [
    {
      method: 'GET',
      path: /^\/push\/key$/,
      handle: async () => json(200, { applicationServerKey }),
    },
    {
      method: 'POST',
      path: /^\/push\/replacements$/,
      async handle({ request }) {
        limits.replacements.take(request.address, now());
        const { oldEndpoint, endpoint, keys } = await read(request, replacement);
        await store.replaceEndpoint(oldEndpoint, endpoint, keys, now());
        return NOTHING;
      },
    },
    {
      method: 'POST',
      path: /^\/push\/clicks$/,
      async handle({ request }) {
        limits.clicks.take(request.address, now());
        await store.click((await read(request, click)).message, now());
        return NOTHING;
      },
    },
    {
      method: 'GET',
      path: DEVICES,
      handle: async ({ account }) =>
        json(200, { devices: (await store.devicesOf(account)).map(shown) }),
    },
    {
      method: 'PUT',
      path: DEVICES,
      async handle({ account, request }) {
        const id = await store.keepDevice({ account, ...(await read(request, device)) }, now());
        if (id === undefined) throw new Problem(409, 'push_limit', 'There are ten devices already');
        return json(200, { id });
      },
    },
    {
      method: 'DELETE',
      path: DEVICE,
      async handle({ account, id }) {
        await store.forgetDevice(account, id);
        return NOTHING;
      },
    },
  ];

  return (request: ApiRequest): Promise<Answer> | undefined => {
    const found = routes.flatMap((route) => {
      const match = route.path.exec(request.path);
      return match === null ? [] : [{ route, account: match[1], id: match[2] ?? '' }];
    });
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    // Staff calls share the same prefix.
    if (found.length === 0) return undefined;
    const match = found.find(({ route }) => route.method === method);
    if (match === undefined) throw wrongMethod(found.map(({ route }) => route.method));
    const { route, account = '', id } = match;
    return assertPlayer(request, account).then(() => route.handle({ request, account, id }));
  };

  /** Answers the same for another player's account as for an unknown one. */
  async function assertPlayer(request: ApiRequest, account: string): Promise<void> {
    const { authorization, address } = request;
    if (account === '') return;
    if (authorization === '') throw new Problem(401, 'token_missing', 'Sign in first');
    const token = /^Bearer ([\w.~+/=-]{20,4096})$/i.exec(authorization)?.[1];
    unknownTokens.take(address, now());
    const player = token === undefined ? undefined : await findPlayer(token);
    if (player === undefined) throw new Problem(401, 'token_invalid', 'The token is not valid');
    unknownTokens.giveBack(address);
    if (player !== account) throw new Problem(404, 'not_found', 'There is nothing at this address');
  }
}

const NOTHING: Answer = { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' };

async function read<T>(request: ApiRequest, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const parsed = v.safeParse(schema, await request.readJson());
  if (parsed.success) return parsed.output;
  const errors = parsed.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    code: /^[a-z]+(_[a-z]+)+$/.test(issue.message) ? issue.message : 'value_invalid',
  }));
  throw new Problem(422, errors[0]?.code ?? 'value_invalid', 'Some fields are wrong', {
    extra: { errors },
  });
}

/** Endpoint and keys are never shown, not even to the player's other devices. */
const shown = ({ id, label, addedAt, seenAt }: Device) => ({
  id,
  label,
  addedAt: addedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});
