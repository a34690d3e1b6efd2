import { expect, test } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import { failure, success } from '../../../lib/result.ts';
import type { AppState } from '../../state/context.ts';
import { openDemo } from './open-demo.ts';

const launch = { url: 'https://games.example.com/slot', messages: 'marquee' };
const unknown = failure({ kind: 'status' as const, status: 404, url: '' });

/** App with an operator whose games belong to these families. */
function app(family: string, signedIn: boolean): Parameters<typeof openDemo>[0] {
  const send = async (request: ApiRequest) =>
    request.family === family ? success(launch) : unknown;
  return {
    player: { asVisitor: { send }, api: { send }, session: { settled: async () => undefined } },
    stores: { session: { signedIn } },
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
