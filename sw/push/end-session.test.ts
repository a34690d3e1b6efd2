import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const call = vi.fn<typeof fetch>();
let hint: string | undefined;

async function endSession(): Promise<void> {
  vi.stubGlobal('self', {
    PUSH: { operatorBase: '/operator' },
    cookieStore: {
      get: async () => (hint === undefined ? null : { value: hint }),
      delete: async () => {
        hint = undefined;
      },
    },
  });
  vi.stubGlobal('fetch', call);
  await (await import('./end-session.ts')).endSession();
}

beforeEach(() => {
  vi.resetModules();
  call.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => void vi.unstubAllGlobals());

it('AUT-2 S9 ends a session whose log-out was not acknowledged, by its remaining cookie', async () => {
  hint = 'ended';
  await endSession();
  const [address, init] = call.mock.calls[0] ?? [];
  expect([address, init?.method, init?.credentials]).toEqual([
    '/operator/accounts/sessions/current',
    'DELETE',
    'include',
  ]);
  expect(hint).toBeUndefined();
});

it('AUT-2 does not end the session of a player who has logged in since', async () => {
  hint = '1';
  await endSession();
  expect(call).not.toHaveBeenCalled();
  hint = 'ended';
  call.mockImplementationOnce(async () => {
    hint = '1';
    return new Response(null, { status: 204 });
  });
  await endSession();
  expect(hint).toBe('1');
});

it('AUT-2 rejects without an acknowledgement, so that the browser retries', async () => {
  hint = 'ended';
  call.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(endSession()).rejects.toThrow('503');
  expect(hint).toBe('ended');
});
