import { expect, test } from 'vitest';
import { flagsFromSearch } from './route-flags.ts';

test('RTE-8 only flags that exist are read from an address', () => {
  expect(flagsFromSearch(new URLSearchParams('?flags=hideBanners,ownSeo,title,__proto__'))).toEqual(
    {
      hideBanners: true,
      ownSeo: true,
    },
  );
  expect(flagsFromSearch(new URLSearchParams())).toEqual({});
});
