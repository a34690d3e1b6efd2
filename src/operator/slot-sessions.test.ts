import { expect, test, vi } from 'vitest';
import { failure } from '../lib/result.ts';
import { startSlotSession } from './slot-sessions.ts';

vi.mock('./wire/slot-sessions.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('F41 no session is started whose answer could not be read for want of a file', async () => {
  const send = vi.fn(async () => failure({ kind: 'cancelled' as const, url: '' }));
  const start = { game: 'neon-alley', device: 'desktop' } as const;
  expect(await startSlotSession({ send }, start, 'key')).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(send).not.toHaveBeenCalled();
});
