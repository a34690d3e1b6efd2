import { expect, test } from '../../fixtures/own-site.ts';
import { startSite } from '../../fixtures/running-site.ts';

const RACE = '/promotions/sunday-slot-race';

test('PGS-1 RTE-8 a promotion has its URL and image; the sitemap lists its languages', async ({
  own,
}) => {
  const siteUrl = 'http://www.marquee.test';
  const site = await own(startSite({ siteUrl, content: { deadlineMs: 5000 } }));
  const html = await (await fetch(`${site.origin}/es${RACE}`)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(`<link rel="canonical" href="${siteUrl}/es${RACE}"/>`);
  expect(head).not.toContain('hrefLang');
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const [entry = ''] = map.split('\n').filter((line) => line.includes(`/es${RACE}</loc>`));
  for (const [language, prefix] of [
    ['en', ''],
    ['es', '/es'],
    ['x-default', ''],
  ])
    expect(entry).toContain(`hreflang="${language}" href="${siteUrl}${prefix}${RACE}"/>`);
  expect(head).toContain('<meta property="og:title" content="Carrera dominical de tragaperras"/>');
  expect(head).toMatch(/<meta name="description" content="Una carrera por la mejor tirada/);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
  expect(picture.startsWith(`${siteUrl}/content/uploads/`)).toBe(true);
  const shown = await fetch(picture.replace(siteUrl, site.origin).replaceAll('&amp;', '&'));
  expect(shown.headers.get('content-type')).toMatch(/^image\//);
});
