import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../../http/api.ts';
import { success } from '../../../lib/result.ts';
import { createDeviceReport } from './device-report.ts';
import type { SessionParts } from './session-parts.ts';

const device = vi.hoisted(() => ({ seen: undefined as string | undefined }));
vi.mock('./device-check/look-at-device.ts', () => ({
  seenDevice: () => device.seen,
  lookAtDevice: async () => 'all-of-it',
}));

const proxy = { endpoints: { fraudProxy: '/fraud-proxy' } };

function reporter(config: object, token: () => string | undefined = () => undefined) {
  const send = vi.fn(async (_request: ApiRequest) => success(undefined));
  const parts = { config, createApi: () => ({ send }) } as unknown as SessionParts;
  return { send, report: createDeviceReport(parts, token) };
}

test('REQ-4 REQ-5 reports a tab as one device: at once before log-in, in full after it', async () => {
  let token: string | undefined;
  const { send, report } = reporter({ ...proxy, fraudforceproxyApiKey: 'key' }, () => token);
  report();
  expect(send).toHaveBeenCalledOnce();
  device.seen = 'a-part';
  report();
  token = 'token';
  report();
  await expect.poll(() => send).toHaveBeenCalledTimes(3);
  const requests = send.mock.calls.map(([request]) => request);
  expect(requests[0]).toMatchObject({ family: 'fraudProxy', path: '/devices', timeoutMs: 2000 });
  const { visitorId } = (requests[0]?.body ?? {}) as { visitorId?: string };
  expect(requests.map(({ body }) => body)).toEqual([
    { visitorId },
    { visitorId, blackbox: 'a-part' },
    { visitorId, blackbox: 'all-of-it' },
  ]);
});

test('REQ-4 REQ-5 CFG-4 sends nothing without a proxy or with invalid data', async () => {
  const silent = [
    reporter({ endpoints: {}, fraudforceproxyApiKey: 'key' }, () => 'token'),
    reporter(proxy),
  ];
  for (const { send, report } of silent) {
    report();
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
  }
  const { send, report } = reporter(proxy, () => 'token');
  report();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});
