import { expect, it } from 'vitest';
import { isKeepable, isPageInDisguise } from './keepable.ts';

const answer = (status: number, cacheControl?: string, facts = {}) => ({
  status,
  type: 'cors' as const,
  redirected: false,
  headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
  ...facts,
});

it('PWA-3 caches complete public answers, with or without Cache-Control', () => {
  expect(isKeepable(answer(200))).toBe(true);
  expect(isKeepable(answer(200, 'public, max-age=60'))).toBe(true);
});

it('PWA-3 R10 caches nothing private, partial, failed, redirected or opaque', () => {
  for (const value of ['private', 'no-store', 'max-age=0, PRIVATE', 'no-cache, no-store']) {
    expect(isKeepable(answer(200, value))).toBe(false);
  }
  for (const status of [0, 203, 206, 304, 404, 500]) expect(isKeepable(answer(status))).toBe(false);
  expect(isKeepable(answer(200, undefined, { redirected: true }))).toBe(false);
  expect(isKeepable(answer(200, undefined, { type: 'opaque' }))).toBe(false);
});

it('PWA-6 F39 recognises a page in place of a file', () => {
  const typed = (type: string) => ({ headers: new Headers({ 'content-type': type }) });
  expect(isPageInDisguise(typed('text/html; charset=utf-8'))).toBe(true);
  expect(isPageInDisguise(typed('text/javascript'))).toBe(false);
});
