import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { PASSWORD } from '../fixtures/new-registration.ts';
import { ownSite } from './own-site.ts';

const origin = inject('origin');

const ACCOUNT_PAGES = ['', '/information', '/documents', '/security', '/preferences'];

/** The page may be rendered again between requests. Its responses contain their time in epoch ms. */
const withoutTimes = (html: string) => html.replaceAll(/\d{13}/g, '');

test('RTE-3 sends the same player area pages to everyone, without player data', async () => {
  const session = await fetch(`${origin}/operator/accounts/sessions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'x-request-id': randomUUID(),
    },
    body: JSON.stringify({ username: 'vera', password: PASSWORD }),
  });
  const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0]);
  expect(cookie.join()).toContain('__Host-rt=');
  const headers = { cookie: [...cookie, 'session_hint=1'].join('; ') };
  for (const part of ACCOUNT_PAGES) {
    const sent = await fetch(`${origin}/account${part}`, { headers });
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect(sent.headers.get('x-robots-tag')).toBe('noindex');
    const html = await sent.text();
    expect(html).toMatch(/<noscript>.*It needs JavaScript/);
    for (const secret of ['Vera', 'Montalbán', 'VERA0001', 'players.marquee'])
      expect(html).not.toContain(secret);
    const forVisitor = await (await fetch(`${origin}/account${part}`)).text();
    expect(withoutTimes(forVisitor)).toBe(withoutTimes(html));
  }
});

test('SEC has no preview without a valid signature, and leaves other pages unchanged', async () => {
  const secret = 'secret-of-previews';
  const site = await ownSite({ content: { deadlineMs: 5000 } }, { PREVIEW_SECRET: secret });
  const made = await fetch(`${site.origin}/hooks/preview-link`, {
    method: 'POST',
    headers: { 'x-preview-secret': secret },
    body: JSON.stringify({ path: '/promotions' }),
  });
  const { url: link } = (await made.json()) as { url: string };
  const ask = (address: string, cookie = '') =>
    fetch(address, { redirect: 'manual', headers: { cookie } });

  const otherLetter = (_: string, before: string, letter: string) =>
    `${before}${letter === 'x' ? 'y' : 'x'}`;
  const wrong = await ask(link.replace(/(token=\d*\.\d+\.)(.)/, otherLetter));
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain('This preview cannot be opened');
  expect((await ask(`${site.origin}/preview/promotions`)).status).toBe(403);

  const grant = await ask(link);
  const cookie = grant.headers.getSetCookie().map((line) => line.split(';')[0]);
  const opened = await ask(new URL(grant.headers.get('location') ?? '', link).href, cookie.join());
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  expect(await opened.text()).toContain('preview-mark');
  const everybodys = await ask(`${site.origin}/promotions`, cookie.join());
  expect(everybodys.headers.get('cache-control')).toContain('public');
  expect(await everybodys.text()).not.toContain('preview-mark');
});
