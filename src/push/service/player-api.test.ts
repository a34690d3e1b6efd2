import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../lib/problem.ts';
import type { PushStore } from '../ports.ts';
import type { ApiRequest } from './exchange.ts';
import { createPlayerApi } from './player-api.ts';
import { replacementSchema } from './subscription.ts';

const TOKEN = 'x'.repeat(43);

const requestOf = (part: Partial<ApiRequest>) =>
  ({
    address: '203.0.113.9',
    authorization: '',
    readJson: async () => ({ message: 'a' }),
    ...part,
  }) as ApiRequest;

function serve() {
  const findPlayer = vi.fn(async (token: string) => (token === TOKEN ? 'ABC123' : undefined));
  const store = { click: async () => {}, devicesOf: async () => [] as const };
  const answer = createPlayerApi({
    store: store as unknown as PushStore,
    findPlayer,
    applicationServerKey: '',
    origins: [],
    now: () => new Date(0),
  });
  /** @returns the status */
  const ask = async (method: string, path: string, address: string, token?: string) => {
    const request = requestOf({
      method,
      path,
      address,
      authorization: token === undefined ? '' : `Bearer ${token}`,
    });
    try {
      return (await answer(request))?.status;
    } catch (error) {
      return error instanceof Problem ? error.status : error;
    }
  };
  /** @returns the reason why the body of a click is refused */
  const refusal = async (body: unknown) => {
    const click = { method: 'POST', path: '/push/clicks', readJson: async () => body };
    return answer(requestOf(click))?.catch((error: unknown) => error);
  };
  return { ask, refusal, findPlayer };
}

/** @returns the number of calls before the first 429 */
async function answered(call: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 1000; count += 1) if ((await call()) === 429) return count;
  return Number.POSITIVE_INFINITY;
}

test('PWA-5 the push service limits calls without a token by address', async () => {
  const { ask } = serve();
  const replace = () => ask('POST', '/push/replacements', '203.0.113.9');
  const click = () => ask('POST', '/push/clicks', '203.0.113.9');
  expect([await answered(replace), await answered(click)]).toEqual([60, 600]);
  expect(await ask('POST', '/push/clicks', '203.0.113.10')).toBe(204);
});

test('PWA-5 limits operator calls for invalid tokens, but not for valid ones', async () => {
  const { ask, findPlayer } = serve();
  const devices = (token: string) =>
    ask('GET', '/accounts/ABC123/push-devices', '203.0.113.9', token);
  for (let count = 0; count < 100; count += 1) expect(await devices(TOKEN)).toBe(200);
  findPlayer.mockClear();
  expect(await answered(() => devices('y'.repeat(43)))).toBe(60);
  expect(findPlayer).toHaveBeenCalledTimes(60);
});

test('PWA-5 B1 the push service refuses bodies with the codes of the contract', async () => {
  const { refusal } = serve();
  expect(await refusal({ message: 'a', extra: 1 })).toMatchObject({
    status: 400,
    code: 'field_not_allowed',
    extra: { field: 'extra', errors: [{ field: 'extra', code: 'field_not_allowed' }] },
  });
  expect(await refusal({})).toMatchObject({ status: 422, code: 'field_required' });
  expect(await refusal({ message: 1 })).toMatchObject({ status: 422, code: 'type_invalid' });
});

test('PWA-5 B1 refuses an old endpoint that no database can look up', () => {
  const keys = { p256dh: 'x', auth: 'x' };
  const fault = (oldEndpoint: string) =>
    v
      .safeParse(replacementSchema([]), { oldEndpoint, endpoint: '', keys })
      .issues?.find((issue) => v.getDotPath(issue) === 'oldEndpoint')?.message;
  expect(fault('https://push.example/a')).toBeUndefined();
  expect(fault('https://push.example/\0')).toBe('value_invalid');
});
