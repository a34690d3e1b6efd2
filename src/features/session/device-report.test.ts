import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../http/api.ts';
import { success } from '../../lib/result.ts';
import { createDeviceReport } from './device-report.ts';
import type { SessionParts } from './session-parts.ts';

const proxy = { endpoints: { fraudProxy: '/fraud-proxy' } };

function reporter(config: object, token?: string) {
  const send = vi.fn(async (_request: ApiRequest) => success(undefined));
  const parts = { config, createApi: () => ({ send }) } as unknown as SessionParts;
  return { send, report: createDeviceReport(parts, () => token) };
}

test('REQ-4 REQ-5 a tab is one device, before and after a login, and 2 s are enough', () => {
  const { send, report } = reporter({ ...proxy, fraudforceproxyApiKey: 'key' });
  report();
  report();
  const [first, second] = send.mock.calls.map(([request]) => request);
  expect(first).toMatchObject({ family: 'fraudProxy', path: '/devices', timeoutMs: 2000 });
  expect(second?.body).toEqual(first?.body);
});

test('REQ-4 REQ-5 CFG-4 without a proxy, or with nothing that it would take, nothing is sent', () => {
  const silent = [
    reporter({ endpoints: {}, fraudforceproxyApiKey: 'key' }, 'token'),
    reporter(proxy),
  ];
  for (const { send, report } of silent) {
    report();
    expect(send).not.toHaveBeenCalled();
  }
  const { send, report } = reporter(proxy, 'token');
  report();
  expect(send).toHaveBeenCalledOnce();
});
