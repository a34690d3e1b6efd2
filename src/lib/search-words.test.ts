import { expect, test } from 'vitest';
import { LONGEST_SEARCH, searchOf } from './search-words.ts';

test('PGS-1 SPT-3 cuts a search from the URL at the length of the search box', () => {
  expect(searchOf(new URLSearchParams('q=%20live%20dealer%20'))).toBe('live dealer');
  expect(searchOf(new URLSearchParams('category=live'))).toBe('');
  const q = 'slot '.repeat(5000);
  expect(searchOf(new URLSearchParams({ q }))).toHaveLength(LONGEST_SEARCH);
});
