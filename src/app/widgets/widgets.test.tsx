import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../tests/component/test-app.tsx';
import type { HomeItem } from '../../content/home.ts';
import type { Game } from '../../operator/catalogue.ts';
import { demoEvents, demoPromotions } from './demo-answers.ts';
import { widgetDemos } from './widget-demos.ts';
import { needsOf, WidgetView } from './widget-view.tsx';

const itemOf = (slug: string, children: HomeItem[] = []): HomeItem => ({
  id: slug,
  title: `Title of ${slug}`,
  widget: { ...widgetDemos.get(slug)?.widget, slug },
  children,
});
const keyOf = (item: HomeItem): string => needsOf([item], { locale: 'en' })[0]?.key ?? '';
const demos = [...widgetDemos];
const reading = demos.flatMap(([slug, { answer }]) => (answer ? [slug] : []));
const games = widgetDemos.get('game-rail')?.answer;

/** Server markup, with the widget's query answered by `value`. */
function markup(item: HomeItem, value?: unknown): string {
  const answers = value === undefined ? {} : { [keyOf(item)]: value };
  return renderInApp(createTestApp(answers), <WidgetView item={item} />);
}
const words = (html: string) => html.replace(/<!--.*?-->/g, '');

test('HOM-5 has a demo of every kind of widget', () => {
  const kinds = Object.keys(import.meta.glob('./*/widget.tsx')).map((file) => file.split('/')[1]);
  expect(demos.map(([slug]) => slug).sort()).toEqual(kinds.sort());
  expect(kinds.length).toBeGreaterThan(10);
});

test.each(demos)('HOM-5 %s shows its content', (slug, { answer, shows }) => {
  const html = markup(itemOf(slug), answer);
  for (const part of shows) expect(html).toContain(part);
  expect(html).not.toContain('style=');
});

test.each(reading)('HOM-5 reserves space for %s while loading, and none when empty', (slug) => {
  const item = itemOf(slug);
  if (item.widget.slug === 'hero-carousel') item.widget = { ...item.widget, slides: [] };
  expect(markup(item)).toContain('class="skeleton');
  expect(words(markup(item, []))).toBe('');
});

test('HOM-5 SPT-3 leaves announced games out of a game rail', () => {
  const [first, ...others] = games as readonly Game[];
  const html = markup(itemOf('game-rail'), [{ ...first, comingSoon: true }, ...others]);
  expect(html).not.toContain('Velvet Fox');
  expect(html).toContain('Lantern Tide');
});

test('HOM-5 REQ-10 shows a promotion without the end date that cannot be read', () => {
  const [first, ...others] = demoPromotions;
  const promotions = [{ ...first, title: 'Until when?', endDate: '31/12/2026' }, ...others];
  const html = markup(itemOf('promotion-cards'), promotions);
  expect(html).toContain('Until when?');
  expect(html).toContain(others[0]?.title);
});

test.each([
  ['promotion-cards', { category: 'casino' }, demoPromotions, '/promotions?category=casino'],
  ['sports-highlights', { sport: 'football' }, demoEvents, '/sports/football'],
  ['live-events', { sport: 'football' }, demoEvents, '/sports/live/football'],
])('HOM-5 links “See all” of %s with %j to all of these', (slug, filter, answer, href) => {
  const item = itemOf(slug);
  Object.assign(item.widget, filter);
  const app = { ...createTestApp({ [keyOf(item)]: answer }), isMounted: () => true };
  const html = renderInApp(app, <WidgetView item={item} />);
  expect(/<a class="block-more"[^>]* href="([^"]*)"/.exec(html)?.[1]).toBe(href);
});

test('HOM-5 links a slide’s title when it has no label for a button', () => {
  const item = itemOf('hero-carousel');
  const slide = { title: 'Opening night', link: { kind: 'internal', to: '/' } };
  Object.assign(item.widget, { slides: [slide] });
  const html = markup(item, []);
  expect(html).toMatch(/<h2><a [^>]*href="\/"[^>]*>Opening night<\/a><\/h2>/);
  expect(html.split('Opening night')).toHaveLength(2);
});

test('HOM-5 groups items of a section one heading level down; renders nothing without items', () => {
  const html = markup(itemOf('section', [itemOf('game-rail')]), games);
  expect(html).toMatch(/<h2[^>]*>Title of section<.*<h3[^>]*>Title of game-rail<.*Velvet Fox/);
  expect(words(markup(itemOf('section')))).toBe('');
});

test('HOM-5 keeps the neighbours of a failing widget', () => {
  const broken = itemOf('countdown');
  broken.widget = { slug: 'countdown', endsAt: 'not a time' };
  const app = createTestApp();
  const html = renderInApp(
    app,
    [broken, itemOf('faq')].map((item) => <WidgetView key={item.id} item={item} />),
  );
  expect(html).not.toContain('Title of countdown');
  expect(html).toContain('Who can play here?');
});

test('HOM-5 CFG-3 leaves out links to missing pages', () => {
  const { login, maintenance, accessDenied } = createTestApp().config.routes;
  const routes = { login, maintenance, accessDenied };
  const app = createTestApp({ [keyOf(itemOf('game-rail'))]: games }, { routes });
  const html = renderInApp(app, <WidgetView item={itemOf('game-rail')} />);
  expect(html).toContain('Velvet Fox');
  expect(html).not.toContain('href=');
});
