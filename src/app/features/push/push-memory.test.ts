import { expect, test } from 'vitest';
import type { PushState } from '../../state/push.ts';
import { COOL_DOWN_MS, mayAsk, parsePushMemory } from './push-memory.ts';

const fresh = { declinedAt: 0, never: false };
const NOW = Date.UTC(2026, 0, 1);

test('F44 asks unprompted only where the browser would accept a yes', () => {
  const kinds: PushState[] = [
    { kind: 'unknown' },
    { kind: 'asking' },
    { kind: 'on', deviceId: 'd1' },
    { kind: 'denied' },
    { kind: 'private' },
    { kind: 'unsupported' },
    { kind: 'ios-not-installed' },
    { kind: 'closed' },
    { kind: 'failed', trouble: 'offline' },
  ];
  for (const state of kinds) expect(mayAsk(state, fresh, NOW)).toBe(false);
  expect(mayAsk({ kind: 'off' }, fresh, NOW)).toBe(true);
});

test('PWA-5 respects “not now” for thirty days and “never” for good', () => {
  const later = { ...fresh, declinedAt: NOW };
  expect(mayAsk({ kind: 'off' }, later, NOW + COOL_DOWN_MS - 1)).toBe(false);
  expect(mayAsk({ kind: 'off' }, later, NOW + COOL_DOWN_MS)).toBe(true);
  expect(mayAsk({ kind: 'off' }, { ...fresh, never: true }, NOW + 99 * COOL_DOWN_MS)).toBe(false);
});

test('PWA-5 ignores tampered storage', () => {
  for (const text of [null, '', '7', '{"declinedAt":"x","never":1,"device":{}}', '{'])
    expect(parsePushMemory(text)).toEqual(fresh);
  expect(parsePushMemory('{"never":true,"device":"d1"}')).toEqual({
    declinedAt: 0,
    never: true,
    device: 'd1',
  });
});
