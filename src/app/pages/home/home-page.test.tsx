import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';
import type { HomeItem } from '../../../content/home.ts';
import { toJsonLd } from '../../features/page-head/structured-data.tsx';
import { Component as HomePage } from './home-page.tsx';
import { FIRST_ITEMS } from './take-items.ts';

const page = (answers: Record<string, unknown>) =>
  renderInApp(createTestApp(answers), <HomePage />);
const question = (id: string): HomeItem => ({
  id,
  title: `Block ${id}.`,
  widget: { slug: 'faq', items: [{ question: `Q${id}`, answer: '' as never }] },
  children: [],
});

test('HOM-3 renders the heading and no widgets without the home entry', () => {
  const html = page({});
  expect(html).toContain('<h1');
  expect(html).not.toContain('<section');
});

test('CFG-3 HOM-3 announces only what the site offers', () => {
  const { games, sportsBetting, liveSportsBetting, ...routes } = defaultSite.routes;
  const headingWith = (offered: object) => {
    const changes = { routes: { ...routes, ...offered } } as Partial<SiteConfig>;
    const html = renderInApp(createTestApp({}, changes), <HomePage />);
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  };
  expect(headingWith({ games, sportsBetting })).toBe('Marquee: casino and sports');
  expect(headingWith({ games })).toBe('Marquee: casino');
  expect(headingWith({ liveSportsBetting })).toBe('Marquee: sports betting');
  expect(headingWith({})).toBe('Marquee');
});

test('HOM-4 escapes content in the organisation data', () => {
  const app = createTestApp(
    { 'social-networks': [{ id: '1', icon: 'x', href: 'https://x.example/</script>' }] },
    { siteUrl: 'https://play.example' },
  );
  renderInApp(app, <HomePage />);
  const head = toJsonLd(app.structuredData ?? []);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Organization',
    name: 'Marquee',
    url: 'https://play.example/',
    sameAs: ['https://x.example/</script>'],
  });
});

test('PF-6 renders only the first of a thousand items in the first response', () => {
  const items = Array.from({ length: 1000 }, (_, at) => question(String(at)));
  const html = page({ 'home:en': items });
  expect(html.match(/Block \d+\./g)).toEqual(items.slice(0, FIRST_ITEMS).map(({ title }) => title));
});
