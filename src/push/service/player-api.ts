import { Problem } from '../../lib/problem.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { readBody } from '../../lib/read-body.ts';
import type { Device, PushStore } from '../ports.ts';
import { createBrowserLimits } from './browser-limits.ts';
import { type Answer, type ApiRequest, json, wrongMethod } from './exchange.ts';
import { clickSchema, deviceSchema, replacementSchema } from './subscription.ts';

interface PlayerDesk {
  readonly store: PushStore;
  /** Looks up the account of an access token at the operator. */
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
/** Allowed invalid tokens per minute and IP address; each costs a call to the operator. */
const UNKNOWN_TOKENS = 60;

/**
 * API for players' browsers of a separate push service: operations tagged `push` in the operator's contract.
 * @returns undefined for other paths
 */
export function createPlayerApi(desk: PlayerDesk) {
  const { store, findPlayer, applicationServerKey, origins, now } = desk;
  const device = deviceSchema(origins);
  const replacement = replacementSchema(origins);
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
        const { oldEndpoint, endpoint, keys } = await readBody(request, replacement);
        await store.replaceEndpoint(oldEndpoint, endpoint, keys, now());
        return NOTHING;
      },
    },
    {
      method: 'POST',
      path: /^\/push\/clicks$/,
      async handle({ request }) {
        limits.clicks.take(request.address, now());
        await store.click((await readBody(request, clickSchema)).message, now());
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
        const id = await store.keepDevice({ account, ...(await readBody(request, device)) }, now());
        if (id === undefined) throw new Problem(409, 'push_limit', 'There are already ten devices');
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
    // Staff calls have the same prefix.
    if (found.length === 0) return undefined;
    const match = found.find(({ route }) => route.method === method);
    if (match === undefined) throw wrongMethod(found.map(({ route }) => route.method));
    const { route, account = '', id } = match;
    return assertPlayer(request, account).then(() => route.handle({ request, account, id }));
  };

  /** Responds to another player's account as to an unknown one. */
  async function assertPlayer(request: ApiRequest, account: string): Promise<void> {
    const { authorization, address } = request;
    if (account === '') return;
    if (authorization === '') throw new Problem(401, 'token_missing', 'Log in first');
    const token = /^Bearer ([\w.~+/=-]{20,4096})$/i.exec(authorization)?.[1];
    unknownTokens.take(address, now());
    const player = token === undefined ? undefined : await findPlayer(token);
    if (player === undefined) throw new Problem(401, 'token_invalid', 'The token is not valid');
    unknownTokens.giveBack(address);
    if (player !== account) throw new Problem(404, 'not_found', 'There is nothing at this URL');
  }
}

const NOTHING: Answer = { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' };

/** Endpoint and keys are never returned, not even to the player's other devices. */
const shown = ({ id, label, addedAt, seenAt }: Device) => ({
  id,
  label,
  addedAt: addedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});
