import { expect, test } from 'vitest';
import { flagsFromSearch } from './route-flags.ts';

test('RTE-8 reads only known flags from a URL', () => {
  expect(flagsFromSearch(new URLSearchParams('?flags=hideBanners,ownSeo,title,__proto__'))).toEqual(
    {
      hideBanners: true,
      ownSeo: true,
    },
  );
  expect(flagsFromSearch(new URLSearchParams())).toEqual({});
});
