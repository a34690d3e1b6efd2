import { beforeEach, expect, test, vi } from 'vitest';
import { keepTrackingCode } from './keep-tracking-code.ts';

const DAY_MS = 86_400_000;
const kept = async () => (await cookieStore.get('btag'))?.value;
beforeEach(() => cookieStore.delete('btag'));

test('QRY-4 CKE-4 keeps the first affiliate for 30 days, in any letter case', async () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  keepTrackingCode('?utm=x&BTag=partner-7_a');
  const expires = /expires=([^;]+)/.exec(write.mock.calls[0]?.[0] ?? '')?.[1] ?? '';
  write.mockRestore();
  expect(await kept()).toBe('partner-7_a');
  expect(Math.round((Date.parse(expires) - Date.now()) / DAY_MS)).toBe(30);
  keepTrackingCode('?btag=another');
  expect(await kept()).toBe('partner-7_a');
});

test.each(['%3Cscript%3Ehostile', `hostile${'a'.repeat(5000)}`, 'hostile&BTAG=other'])(
  'QRY-4 B31 ignores an invalid code: %#',
  async (given) => {
    keepTrackingCode(`?btag=${given}`);
    expect(await kept()).toBeUndefined();
  },
);
