import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEYS = { p256dh: 'p', auth: 'a' };
const subscription = (endpoint: string) =>
  ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({ endpoint, keys: KEYS }),
  }) as unknown as PushSubscription;

const subscribe = vi.fn<(options: unknown) => Promise<PushSubscription>>();
const call = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

async function change(
  oldSubscription: PushSubscription | null,
  newSubscription: PushSubscription | null,
): Promise<unknown> {
  vi.stubGlobal('self', {
    PUSH: { operatorBase: '/operator' },
    registration: { pushManager: { subscribe } },
  });
  vi.stubGlobal('fetch', call);
  const { renewSubscription } = await import('./subscription-change.ts');
  await renewSubscription({ oldSubscription, newSubscription });
  const [address, init] = call.mock.calls[0] ?? [];
  return init && { address, body: JSON.parse(String(init.body)) };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const REPLACED = {
  address: '/operator/push/replacements',
  body: { oldEndpoint: 'https://push/old', endpoint: 'https://push/new', keys: KEYS },
};

it('PWA-5 reports the endpoint that replaces an old one', async () => {
  expect(await change(subscription('https://push/old'), subscription('https://push/new'))).toEqual(
    REPLACED,
  );
  expect(subscribe).not.toHaveBeenCalled();
});

it('PWA-5 subscribes again with the same key when the browser dropped the subscription', async () => {
  subscribe.mockResolvedValueOnce(subscription('https://push/new'));
  const old = subscription('https://push/old');
  expect(await change(old, null)).toEqual(REPLACED);
  const { applicationServerKey } = old.options;
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey,
  });
});

it('PWA-5 leaves it to the page when the old endpoint is unknown', async () => {
  expect(await change(null, subscription('https://push/new'))).toBeUndefined();
});
