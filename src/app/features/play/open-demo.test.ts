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
): Parameters<typeof openDemo>[0] {
  const send = async (request: ApiRequest) =>
    request.family === family ? success(launch) : unknown;
  const session = { signedIn: false };
  return {
    player: {
      asVisitor: { send },
      api: { send },
      queries: { refresh: profile },
      // As after a reload, the player is known once the session is restored.
      session: { settled: async () => void Object.assign(session, { signedIn }) },
    },
    stores: { session },
    queries: { refresh: async () => success([{ slug: 'reef' }]) },
    locale: 'en',
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

test('PGS-1 SPT-3 opens no demo for a player on a break, or before it is known', async () => {
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
