import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import { Footer } from './footer.tsx';
import { stripRules } from './provider-strip.tsx';

const picture = { src: '/p.svg', width: 160, height: 80, alt: '' };
const providers = (count: number, withImage = true) =>
  Array.from({ length: count }, (_, index) => ({
    code: `p${index}`,
    displayName: `Otter & Oak ${index}`,
    ...(withImage && { image: picture }),
  }));
const footerWith = (answers: Record<string, unknown>, changes = {}, siteMap = true) =>
  renderInApp(createTestApp(answers, changes), <Footer siteMap={siteMap} />);

test('FTR-1 sizes payment methods at 80x48', () => {
  const html = footerWith({
    'payment-methods:footer': [{ code: 'n', name: 'Norte', image: picture }],
  });
  expect(html).toMatch(/<img[^>]* width="80" height="48" alt="Norte"/);
});

test('FTR-2 shows only providers with a picture, linked by display name', () => {
  const html = footerWith({ 'game-providers': [...providers(1), ...providers(1, false)] });
  expect(html.match(/href="\/providers\/[^"]*"/g)).toEqual([
    'href="/providers/Otter%20%26%20Oak%200"',
  ]);
});

test('CFG-3 FTR-2 links providers nowhere on a site without games', () => {
  const { games: _, ...routes } = defaultSite.routes;
  const html = footerWith({ 'game-providers': providers(1) }, { routes });
  expect(html).toContain('alt="Otter &amp; Oak 0"');
  expect(html).not.toContain('href="/providers');
});

test('FTR-3 duplicates from 15 and moves from 28, slower from 46', () => {
  const lists = (count: number) =>
    footerWith({ 'game-providers': providers(count) }).match(/class="provider-list"/g)?.length;
  expect([14, 15, 27].map(lists)).toEqual([1, 2, 2]);
  expect([14, 15, 27, 28, 45, 200].map(stripRules)).toEqual([
    { duplicated: false, loops: false, seconds: 30 },
    { duplicated: true, loops: false, seconds: 30 },
    { duplicated: true, loops: false, seconds: 30 },
    { duplicated: true, loops: true, seconds: 30 },
    { duplicated: true, loops: true, seconds: 30 },
    { duplicated: true, loops: true, seconds: 133 },
  ]);
});

test('FTR-3 hides the copy from assistive technology, and offers a pause button', () => {
  const moving = footerWith({ 'game-providers': providers(28) });
  expect(moving.match(/aria-hidden="true" inert=""/g)).toHaveLength(1);
  expect(moving).toContain('Pause animation');
  expect(footerWith({ 'game-providers': providers(27) })).not.toContain('Pause animation');
});

test('FTR-4 FTR-5 hides the site map by route, keeps help, and leaves out dead links', () => {
  const link = (label: string, to: string) => ({ label, link: { kind: 'internal', to } });
  const answers = {
    'sitemap:en': [
      { id: 'a', label: 'Casino', links: [link('All games', '/games'), link('Gone', '/gone')] },
    ],
    'help-links:en': [{ id: 'h', ...link('Offers', '/promotions'), newTab: true }],
  };
  const shown = footerWith(answers);
  expect(shown).toContain('All games');
  expect(shown).not.toContain('Gone');
  const hidden = footerWith(answers, {}, false);
  expect(hidden).not.toContain('All games');
  expect(hidden).toMatch(/target="_blank"[^>]*>Offers|href="\/promotions"[^>]*target="_blank"/);
});

test('FTR-5 opens an external help link in a new tab unless the editor disables it', () => {
  const link = { kind: 'external', href: 'https://x.example' };
  const openedAt = (flag: object) =>
    footerWith({ 'help-links:en': [{ id: 'h', label: 'Status', link, ...flag }] });
  for (const flag of [{}, { newTab: true }])
    expect(openedAt(flag)).toMatch(/target="_blank" rel="noopener noreferrer"[^>]*>Status/);
  expect(openedAt({ newTab: false })).toMatch(
    /<a href="https:\/\/x\.example" rel="noopener noreferrer"[^>]*>Status/,
  );
});

test('FTR-6 keeps a sponsor’s proportions at its height', () => {
  const html = footerWith({
    'sponsored-items:en': [
      { id: 's', name: 'Club', image: picture, hideSeparator: false, height: 55 },
    ],
  });
  expect(html).toMatch(/width="110" height="55" alt="Club"/);
});

test('FTR-7 B42 sizes legal marks at 100x22 and shows network icons or a globe', () => {
  const html = footerWith({
    'legal-links': [{ id: 'l', name: 'Licence', image: picture }],
    'social-networks': [
      { id: 'i', name: 'Instagram', icon: 'instagram', href: 'https://instagram.example/us' },
      { id: 'o', name: 'other.example', href: 'https://other.example/us' },
    ],
  });
  expect(html).toMatch(/width="100" height="22" alt="Licence"/);
  expect(html).toContain('aria-label="Instagram"');
  expect(html).toContain('/icons/brands.svg#instagram');
  expect(html).toContain('aria-label="other.example"');
});

test('FTR-8 shows cookie settings only if configured', () => {
  expect(footerWith({}, { showCookiesSettings: false })).not.toContain('Cookie settings');
  expect(footerWith({})).toContain('Cookie settings');
});

test('FRM-4 shows the age limit and the company even without any content', () => {
  const html = footerWith({});
  expect(html).toContain('18+');
  expect(html).toContain('Marquee Play Ltd');
});
