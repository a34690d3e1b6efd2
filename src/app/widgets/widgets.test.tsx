import { expect, test } from 'vitest';
import type { HomeItem } from '../../content/home.ts';
import { createTestApp, renderInApp } from '../frame/test-app.tsx';
import { demoWidgets } from './demo-answers.ts';
import type { WidgetSlug } from './widget.ts';
import { needsOf, WidgetView } from './widget-view.tsx';

const itemOf = (slug: WidgetSlug, children: HomeItem[] = []): HomeItem => ({
  id: slug,
  title: `Title of ${slug}`,
  widget: demoWidgets[slug].widget,
  children,
});
const keyOf = (item: HomeItem): string => needsOf([item], { locale: 'en' })[0]?.key ?? '';
const slugs = Object.keys(demoWidgets) as WidgetSlug[];
const reading = slugs.filter((slug) => demoWidgets[slug].answer);

/** As the server writes it, with what the widget reads answered by `value`. */
function markup(item: HomeItem, value?: unknown): string {
  const answers = value === undefined ? {} : { [keyOf(item)]: value };
  return renderInApp(createTestApp(answers), <WidgetView item={item} />);
}
const words = (html: string) => html.replace(/<!--.*?-->/g, '');

test.each([
  ['hero-carousel', ['Tonight is opening night', 'fetchPriority="high"', 'A slide of words alone']],
  ['game-rail', ['Velvet Fox', 'Lampblack', 'href="/games/demo-0"', 'New']],
  ['jackpot-ticker', ['Grand Marquee', '€924,215.92', 'href="/games/demo-1"']],
  ['provider-rail', ['Owl Hour', 'href="/providers/Owl%20Hour"']],
  ['promotion-cards', ['The weekend encore', 'href="/promotions/demo"', 'Until May 20']],
  ['sports-highlights', ['Northgate Rovers', '3.25', 'href="/sports"']],
  ['live-events', ['63′', 'href="/sports/live"']],
  ['winners', ['Ma***', '€570.05', 'Velvet Fox']],
  ['rich-text', ['<p>It is a show.</p>']],
  ['image-banner', ['alt="The theatre"', 'width="512" height="512"']],
  ['countdown', ['Kick-off in', 'Monday, May 20']],
  ['faq', ['<summary>Who can play here?</summary>', '<p>Adults.</p>']],
] as const)('HOM-5 %s shows what it is given', (slug, parts) => {
  const html = markup(itemOf(slug), demoWidgets[slug].answer);
  for (const part of parts) expect(html).toContain(part);
  expect(html).not.toContain('style=');
});

test.each(reading)('HOM-5 %s keeps its place while it loads, and none when it is empty', (slug) => {
  const item = itemOf(slug);
  if (item.widget.slug === 'hero-carousel') item.widget = { ...item.widget, slides: [] };
  expect(markup(item)).toContain('class="skeleton');
  expect(words(markup(item, []))).toBe('');
});

test('HOM-5 a section groups its items a heading level down, and is nothing without them', () => {
  const html = markup(itemOf('section', [itemOf('game-rail')]), demoWidgets['game-rail'].answer);
  expect(html).toMatch(/<h2[^>]*>Title of section<.*<h3[^>]*>Title of game-rail<.*Velvet Fox/);
  expect(words(markup(itemOf('section')))).toBe('');
});

test('HOM-5 a widget that throws leaves the ones beside it whole', () => {
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

test('HOM-5 CFG-3 links to pages that the site does not have are left out', () => {
  const { login, maintenance, accessDenied } = createTestApp().config.routes;
  const routes = { login, maintenance, accessDenied };
  const app = createTestApp(
    { [keyOf(itemOf('game-rail'))]: demoWidgets['game-rail'].answer },
    { routes },
  );
  const html = renderInApp(app, <WidgetView item={itemOf('game-rail')} />);
  expect(html).toContain('Velvet Fox');
  expect(html).not.toContain('href=');
});
