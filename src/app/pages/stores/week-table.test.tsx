import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import type { Store } from '../../../content/stores.ts';
import { WeekTable } from './week-table.tsx';

const day = [{ opens: 600, closes: 1320 }];
const hours = {
  week: [day, day, day, day, day, day, []],
  exceptions: { '2026-12-25': [] },
};
const store: Store = {
  id: 'a',
  slug: 'a',
  name: 'A',
  address: '',
  city: '',
  postalCode: '',
  services: [],
  hours,
  timeZone: 'Europe/Madrid',
};

/** Returns the names of the days marked as today. */
function marked(now: string, of: Store = store): string[] {
  const at = Date.parse(now);
  const html = renderInApp(
    createTestApp(),
    <WeekTable hours={hours} store={of} now={at} madeAt={at} />,
  );
  return [...html.matchAll(/<tr aria-current="date"><th scope="row">([^<]*)/g)].map(
    ([, name = '']) => name,
  );
}

test('PGS-1 marks today by the shop’s own calendar; on a holiday it marks the holiday’s line', () => {
  // Half past midnight in Madrid.
  expect(marked('2026-12-23T23:30:00Z')).toEqual(['Thursday']);
  expect(marked('2026-12-25T12:00:00Z')).toEqual(['Fri 25 Dec']);
});

test('PGS-1 marks no day when the shop’s calendar is unknown', () => {
  const { timeZone: _, ...somewhere } = store;
  expect(marked('2026-12-23T23:30:00Z', somewhere)).toEqual([]);
});
