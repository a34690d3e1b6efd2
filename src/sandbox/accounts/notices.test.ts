import { expect, it } from 'vitest';
import { openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../parts.ts';
import { listNotices } from './notices.ts';

it('HDR-9 links notices to the pages they are about, at the paths of the site', () => {
  const database = openOperatorDatabase(':memory:', operatorParts, new Date());
  const pages = { documents: '/cuenta/papeles', limits: '/cuenta/limits' };
  const pathsOf = (accountCode: string) =>
    listNotices(database, accountCode, pages).notices.map(({ path }) => path);
  expect(pathsOf('NADIA001')).toEqual(['/cuenta/papeles']);
  expect(pathsOf('NICO0001')).toEqual(['/cuenta/limits']);
  // The site has no page of personal data, and a review has none at all.
  expect(pathsOf('ANA00001')).toEqual([undefined]);
  expect(pathsOf('BRUNO001')).toEqual([undefined]);
  database.close();
});
