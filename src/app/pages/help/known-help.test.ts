import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/component/test-app.tsx';
import { type HelpCategory, helpCategoryQuery, helpQuery } from '../../../content/help.ts';
import type { CleanHtml } from '../../../http/query.ts';
import { failure } from '../../../lib/result.ts';
import { AnswerMissing, Queries } from '../../state/queries.ts';
import { loadCategory, newestCategory } from './known-help.ts';

const withAnswers = (...slugs: string[]): HelpCategory => ({
  key: 'k',
  title: 'K',
  articles: slugs.map((slug) => ({ slug, question: slug, answer: '' as CleanHtml })),
});
const known = { [helpQuery('en').key]: [withAnswers('old')] };

/** The state of a device with these answers and no network. */
function offlineWith(answers: Record<string, unknown>) {
  const app = createTestApp(answers);
  const source = async () => ({ answer: failure({ kind: 'network' as const, url: '/' }), at: 0 });
  return { ...app, queries: new Queries({ answers: app.stores.answers, source, freshMs: 0 }) };
}

test('PGS-1 opens saved help pages offline', async () => {
  const app = offlineWith(known);
  expect(await loadCategory(app, 'k')).toEqual(withAnswers('old'));
  expect(await loadCategory(app, 'k', 'old')).toEqual(withAnswers('old'));
});

test('PGS-1 requests an unknown article before treating it as gone', async () => {
  const fresh = { ...known, [helpCategoryQuery('k', 'en').key]: [withAnswers('old', 'new')] };
  expect(await loadCategory(offlineWith(fresh), 'k', 'new')).toEqual(withAnswers('old', 'new'));
  await expect(loadCategory(offlineWith(known), 'k', 'new')).rejects.toThrow(AnswerMissing);
});

test('PGS-1 shows an article of the whole help centre despite an older category answer', () => {
  const [old, newer] = [withAnswers('old'), withAnswers('old', 'new')];
  expect(newestCategory([old], newer, 'new')).toBe(newer);
  expect(newestCategory([], newer, 'new')).toBe(newer);
  expect(newestCategory([old], newer, 'old')).toBe(old);
  expect(newestCategory([old], newer)).toBe(old);
  expect(newestCategory([old], newer, 'gone')).toBe(old);
  expect(newestCategory(undefined, newer, 'new')).toBe(newer);
  expect(newestCategory(undefined, undefined, 'new')).toBeUndefined();
  expect(newestCategory([], undefined)).toBeNull();
});
