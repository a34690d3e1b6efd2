import { expect, inject, test } from 'vitest';
import { ownSite } from './own-site.ts';

const site = { origin: inject('origin') };

const SAMPLES = 25;

test('PGS-1 RTE-8 pages in sitemap.xml exist, are canonical and list the same languages', async () => {
  const siteUrl = 'http://www.marquee.test';
  const site = await ownSite({ siteUrl, content: { deadlineMs: 5000 } });
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const entries = [...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, to]) => [
      lang,
      to,
    ]),
  }));
  expect(entries.length).toBeGreaterThan(300);
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  expect(map).toMatch(/promotions\/[\w-]+<\/loc><lastmod>\d{4}-/);

  // Every kind of page and a few of each: the first per path and language, and a sample of the rest.
  const kind = (loc: string) => loc.replace(siteUrl, '').replace(/[^/]+$/, '');
  const firsts = entries.filter(
    ({ loc }, at) => entries.findIndex((other) => kind(other.loc) === kind(loc)) === at,
  );
  const step = Math.ceil(entries.length / SAMPLES);
  const samples = new Set([...firsts, ...entries.filter((_, at) => at % step === 0)]);
  let withLanguages = 0;
  for (const { loc, alternates } of samples) {
    const page = await fetch(loc.replaceAll('&amp;', '&').replace(siteUrl, site.origin), {
      redirect: 'manual',
    });
    expect([loc, page.status, page.headers.get('x-robots-tag')]).toEqual([loc, 200, null]);
    const head = (await page.text()).split('</head>')[0] ?? '';
    expect(head).toContain(`<link rel="canonical" href="${loc}"/>`);
    expect(head, loc).not.toContain('noindex');
    const named = [...head.matchAll(/rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)];
    if (named.length > 0) {
      withLanguages += 1;
      expect(named.map(([, ...one]) => one)).toEqual(alternates);
    }
    expect(head, loc).toMatch(/<meta name="description" content="[^"]{15,}"/);
  }
  expect(withLanguages).toBeGreaterThan(0);
});

test('RTE-8 PGS-1 gives search engines the questions and answers of a help topic', async () => {
  const html = await (await fetch(`${site.origin}/es/help/documentation`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const faq = blocks
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'FAQPage');
  expect(faq?.['mainEntity']).toHaveLength(5);
  expect(JSON.stringify(faq)).toContain('¿Qué documentos puedo enviar?');
});

test('RTE-8 PGS-1 serves a help search with highlights, and hides it from search engines', async () => {
  const sent = await (await fetch(`${site.origin}/help?q=witdrawl+arives`)).text();
  expect(sent).toContain('<mark>withdrawal</mark>');
  expect(sent).toContain('<meta name="robots" content="noindex"/>');
});

test('SPT-3 RTE-4 sends a game’s page complete, with its own title and description', async () => {
  const sent = await (await fetch(`${site.origin}/games/moth-and-moon`)).text();
  for (const part of [
    'Moth &amp; Moon</h1>',
    'Return to player',
    '€0.20 to €20.00',
    '<title>Moth &amp; Moon · Marquee</title>',
    '<meta name="description" content="Moth &amp; Moon by Tallow &amp; Sons',
    'href="/providers/Tallow%20%26%20Sons"',
  ])
    expect(sent).toContain(part);
});

test('RTE-8 marks pages that must not be indexed by the X-Robots-Tag header', async () => {
  const robotsOf = async (path: string) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    return answer.headers.get('x-robots-tag');
  };
  for (const path of ['/login', '/account', '/games?q=fox', '/style-guide', '/register?btag=a_1'])
    expect(await robotsOf(path), path).toBe('noindex');
  for (const path of ['/', '/es/games', '/register', '/promotions'])
    expect(await robotsOf(path), path).toBeNull();
});
