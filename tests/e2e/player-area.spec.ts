import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGES = {
  '/account': 'Your account',
  '/account/information': 'Personal data',
  '/account/documents': 'Documents',
  '/account/security': 'Security',
  '/account/preferences': 'Notifications',
};

/** The page may be rendered again between requests; its responses carry their time in epoch ms. */
const withoutTimes = (html: string) => html.replaceAll(/\d{13}/g, '');

test('RTE-3 sends the same player area pages to everyone, without player data', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, 'vera', '/account/information');
  await expect(page.getByText('Montalbán')).toBeVisible();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).toContain('__Host-rt=');
  for (const path of Object.keys(PAGES)) {
    const sent = await fetch(site.origin + path, { headers: { cookie } });
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect(sent.headers.get('x-robots-tag')).toBe('noindex');
    const html = await sent.text();
    expect(html).toMatch(/<noscript>.*It needs JavaScript/);
    for (const secret of ['Vera', 'Montalbán', 'VERA0001', 'players.marquee'])
      expect(html).not.toContain(secret);
    const forVisitor = await (await fetch(site.origin + path)).text();
    expect(withoutTimes(forVisitor)).toBe(withoutTimes(html));
  }
});
