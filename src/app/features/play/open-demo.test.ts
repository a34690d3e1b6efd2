import { expect, test } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import type { Answer } from '../../../http/query.ts';
import { failure, success } from '../../../lib/result.ts';
import type { AppState } from '../../state/context.ts';
import { openDemo } from './open-demo.ts';

const launch = { url: 'https://games.example.com/slot', messages: 'marquee' };
const unknown = failure({ kind: 'status' as const, status: 404, url: '' });

/** App with an operator whose games belong to these families. */
function app(
  family: string,
  signedIn: boolean,
  profile = async (): Promise<Answer<object>> => success({ accountStatus: 'active' }),
  endpoints: object = { nyx: '/nyx', casinoGateway: '/casino-gateway' },
): Parameters<typeof openDemo>[0] {
  const send = async (request: ApiRequest) => {
    if (!Object.hasOwn(endpoints, request.family))
      return failure({ kind: 'cancelled' as const, url: '' });
    return request.family === family ? success(launch) : unknown;
  };
  const session = { signedIn: false };
  return {
    player: {
      asVisitor: { send },
      api: { send },
      queries: { refresh: profile },
      // As after a reload, the player is unknown until the session is restored.
      session: { settled: async () => void Object.assign(session, { signedIn }) },
    },
    stores: { session },
    queries: { refresh: async () => success([{ slug: 'reef' }]) },
    locale: 'en',
    config: { endpoints },
  } as unknown as AppState;
}

test('SPT-3 REQ-2 opens nyx demos for anyone, gateway demos for players only', async () => {
  expect(await openDemo(app('nyx', false), 'reef')).toEqual({ launch });
  expect(await openDemo(app('casinoGateway', true), 'reef')).toEqual({ launch });
  expect(await openDemo(app('casinoGateway', false), 'reef')).toEqual({
    failure: { reason: 'demo' },
  });
  expect(await openDemo(app('none', false), 'no-such')).toEqual({
    failure: { reason: 'unknown-game' },
  });
});

test('CFG-3 SPT-3 opens the demos of a site with only one of the two back ends', async () => {
  const gateway = { casinoGateway: '/casino-gateway' };
  const reef = (...given: Parameters<typeof app>) => openDemo(app(...given), 'reef');
  expect(await reef('casinoGateway', true, undefined, gateway)).toEqual({ launch });
  expect(await reef('casinoGateway', false, undefined, gateway)).toEqual({
    failure: { reason: 'demo' },
  });
  expect(await reef('nyx', true, undefined, { nyx: '/nyx' })).toEqual({ launch });
  expect(await reef('none', true, undefined, { nyx: '/nyx' })).toEqual({
    failure: { reason: 'demo' },
  });
});

test('PGS-1 SPT-3 opens no demo during a break, or before it is known whether there is one', async () => {
  const excluded = async () => success({ accountStatus: 'excluded' });
  const silent = async () => failure({ kind: 'network' as const, url: '' });
  for (const family of ['nyx', 'casinoGateway']) {
    expect(await openDemo(app(family, true, excluded), 'reef')).toEqual({
      failure: { reason: 'excluded' },
    });
    expect(await openDemo(app(family, true, silent), 'reef')).toEqual({
      failure: { reason: 'unreachable' },
    });
  }
});
