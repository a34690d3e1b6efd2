import { expect, test } from 'vitest';
import { type HttpError, unexpected } from '../../../http/http-error.ts';
import { failureOf } from './play-failure.ts';

const refusal = (status: number, code: string, more: Record<string, unknown> = {}): HttpError => ({
  kind: 'status',
  status,
  url: '/slots-session/sessions',
  problem: { code, requestId: 'r-1', more },
});

test.each([
  ['no answer', { kind: 'network', url: '' }, 'unreachable'],
  ['a slow answer', { kind: 'timeout', url: '' }, 'unreachable'],
  ['a file of the site that did not come', unexpected(new TypeError('Load failed')), 'unreachable'],
  ['an unknown game', refusal(404, 'not_found'), 'unknown-game'],
  ['a game that is closed', refusal(409, 'game_unavailable'), 'unavailable'],
  ['an operator at work', { kind: 'status', status: 503, url: '' }, 'unavailable'],
  ['a blocked account', refusal(403, 'account_blocked'), 'blocked'],
  ['an exclusion', refusal(403, 'excluded'), 'excluded'],
  ['missing documents', refusal(403, 'documents_needed'), 'documents'],
  ['no play for fun', refusal(403, 'demo_not_allowed'), 'demo'],
  ['a name from the prototype', refusal(409, 'constructor'), 'refused'],
] as [string, HttpError, string][])('F41 %s has its own text', (_, error, reason) => {
  expect(failureOf(error).reason).toBe(reason);
});

test('F41 SPT-5 reads details of a refusal and accepts malformed ones', () => {
  const game = { slug: 'neon-alley', title: 'Neon Alley' };
  expect(failureOf(refusal(409, 'session_open', { id: 'S7', game }))).toEqual({
    reason: 'open-elsewhere',
    id: 'S7',
    game,
  });
  expect(failureOf(refusal(422, 'paused', { until: '2026-11-21T20:00:00Z' }))).toEqual({
    reason: 'paused',
    until: '2026-11-21T20:00:00Z',
  });
  expect(
    failureOf(refusal(422, 'limit_exceeded', { limit: 'loss', period: 'day', left: 0 })),
  ).toEqual({ reason: 'limit', kind: 'loss' });
  const odd = [
    refusal(409, 'session_open', { id: 'S7', game: 'Neon Alley' }),
    refusal(422, 'paused', { until: 'tomorrow' }),
    refusal(422, 'limit_exceeded', { limit: 'fun' }),
  ];
  for (const error of odd) expect(failureOf(error)).toEqual({ reason: 'refused', quote: 'r-1' });
});
