import { expect, test } from 'vitest';
import { widgetKinds } from '../app/widgets/widget-kinds.ts';
import type { CleanHtml, ParseContext } from '../http/query.ts';
import { homeQuery } from './home.ts';

function context(): ParseContext & { reports: string[] } {
  const reports: string[] = [];
  return {
    mediaBase: '/content',
    operatorBase: '/operator',
    reports,
    cleanHtml: async (html) => html as CleanHtml,
    report: (problem) => reports.push(problem),
  };
}
const item = (documentId: string, slug: string, fields: object | null, parent?: string) => ({
  documentId,
  slug,
  parent: parent ? { documentId: parent } : null,
  widget: { title: null, specificFields: fields ? [{ id: 1, ...fields }] : [] },
});
const parse = (homeContent: unknown, own = context()) =>
  Promise.resolve(homeQuery('en', widgetKinds).parse({ data: [{ homeContent }] }, own)).then(
    (items) => ({
      items,
      reports: own.reports,
    }),
  );

test('HOM-2 QRY-1 requests home with content, parents and widgets, 100 at most', () => {
  const { path } = homeQuery('es', widgetKinds);
  expect(path).toContain('/api/homes?');
  for (const part of [
    'populate[homeContent][populate][parent]=true',
    '[specificFields]',
    'pagination[limit]=100',
    'locale=es',
  ]) {
    expect(path).toContain(part);
  }
});

test('HOM-5 groups items by parent, and leaves them at the top without one', async () => {
  const { items } = await parse([
    item('a', 'section', { layout: 'stack' }),
    item('b', 'game-rail', { category: 'slots' }, 'a'),
    item('c', 'provider-rail', {}, 'gone'),
  ]);
  expect(items?.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['a', ['b']],
    ['c', []],
  ]);
});

test('HOM-5 F7 drops unknown slugs and broken fields alone, each logged once', async () => {
  const { items, reports } = await parse([
    item('a', 'wheel-of-fortune', {}),
    item('b', 'countdown', { endsAt: 'soon' }),
    item('c', 'rich-text', { content: 5 }),
    { slug: 7 },
    null,
    { ...item('d', 'faq', { items: [] }), widget: null },
    item('e', 'faq', { items: [{ question: 'Q', answer: '<p>A</p>' }, { question: 1 }] }),
  ]);
  expect(items?.map(({ id }) => id)).toEqual(['e']);
  expect(reports.length).toBe(7);
});

test('HOM-5 drops and logs an item whose fields belong to another kind', async () => {
  const { items, reports } = await parse([
    item('a', 'game-rail', { __component: 'widget.rich-text', content: '<p>Text</p>' }),
    item('b', 'game-rail', { __component: 'widget.game-rail', category: 'slots' }),
    item('c', 'provider-rail', { __component: 'home.provider-rail' }),
  ]);
  expect(items?.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(reports[0]).toBe('home item a (game-rail): its fields are those of rich-text');
});

test('HOM-3 treats a missing home entry as an empty home', async () => {
  expect(await homeQuery('en', widgetKinds).parse({ data: [] }, context())).toEqual([]);
});

test.each([[null], ['text'], [{}], [{ data: [7] }]])('HOM-3 F7 F12 rejects %j', async (wire) => {
  expect(await homeQuery('en', widgetKinds).parse(wire, context())).toBeUndefined();
});

test('HOM-5 clamps numbers to their bounds', async () => {
  const { items } = await parse([
    item('a', 'game-rail', { maxItems: 10_000 }),
    item('b', 'live-events', { refreshSeconds: 0 }),
  ]);
  expect(items?.[0]?.widget).toMatchObject({ maxItems: 40 });
  expect(items?.[1]?.widget).toMatchObject({ refreshSeconds: 5 });
});

test('HOM-5 a carousel with the longest interval does not advance at once', async () => {
  const { items } = await parse([item('a', 'hero-carousel', { intervalMs: 1e12 })]);
  // Timers hold 31 bits of milliseconds; a longer delay fires at once.
  expect(items?.[0]?.widget).toMatchObject({ intervalMs: 2 ** 31 - 1 });
});
