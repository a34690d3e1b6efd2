import { expect, test, vi } from 'vitest';
import { failure } from '../lib/result.ts';
import { startSlotSession } from './slot-sessions.ts';

vi.mock('./parsing/slot-sessions.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('F41 starts no session when the parser of its response did not load', async () => {
  const send = vi.fn(async () => failure({ kind: 'cancelled' as const, url: '' }));
  const start = { game: 'neon-alley', device: 'desktop' } as const;
  expect(await startSlotSession({ send }, start, 'key')).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(send).not.toHaveBeenCalled();
});
