import { expect, test } from 'vitest';
import { FLAG_NAMES, flagsFromSearch } from './flags-from-search.ts';

test('RTE-8 the address sets the flags that it names, and no others', () => {
  expect(flagsFromSearch('?flags=hideBurger,ownSeo')).toEqual({ hideBurger: true, ownSeo: true });
  expect(flagsFromSearch(`?flags=${FLAG_NAMES.join(',')}`)).toEqual(
    Object.fromEntries(FLAG_NAMES.map((name) => [name, true])),
  );
});

test('RTE-8 what is no flag is ignored', () => {
  expect(flagsFromSearch('?flags=__proto__,title,hideburger')).toEqual({});
  expect(flagsFromSearch('')).toEqual({});
});
