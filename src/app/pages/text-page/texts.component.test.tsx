import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { text } from '../../../../tests/component/text.ts';

const main = page.getByRole('main');

test('PGS-1 navigates the cookies policy by its contents, and prints it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await mountApp('/cookies');
  await expect.element(text('Last updated on 2 November 2026')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // On a phone the contents are collapsed.
  contents.element().querySelector('summary')?.click();
  await contents.getByRole('link', { name: 'How to change your mind' }).first().click();
  await expect.poll(() => location.hash).toBe('#section-how-to-change-your-mind');
  await expect
    .element(page.getByRole('heading', { name: 'How to change your mind' }))
    .toBeInViewport();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalled();
  print.mockRestore();
});

test('PGS-1 does not break names in the table of cookies on a wide screen', async () => {
  await page.viewport(1440, 900);
  await mountApp('/cookies');
  await expect.element(text('playerNotVerifiedModal')).toBeVisible();
  const names = [...document.querySelectorAll('.rich-text td code')];
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name.getClientRects(), name.textContent).toHaveLength(1);
});

test('RTE-8 HDR-4 QRY-4 shows no menus on a campaign page, and keeps its tracking parameters', async () => {
  await mountApp('/welcome/casino?BTAG=radio-7&utm_source=radio&other=1');
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login');
  for (const name of ['Main', 'Quick access'])
    await expect.element(page.getByRole('navigation', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Get your key' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/register?btag=radio-7&utm_source=radio');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('PGS-1 QRY-2 shows limits, fee and duration of every payment method', async () => {
  const before = await mountApp('/payment-methods');
  const card = page.getByRole('article', { name: 'Onda Mobile' });
  for (const words of [/€5\.00 to €60\.00/, /€0\.30 \+ 1\.5%/, /Not available with this method\./])
    await expect.element(card).toMatchTextContent(words);
  await before.screen.unmount();
  await mountApp('/es/payment-methods');
  await expect
    .element(page.getByRole('article', { name: 'Norte Card' }))
    .toMatchTextContent(/De 1 a 3 días hábiles/);
});

const runs = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const hostile = {
  documentId: 'hostile',
  title: '</title><script>window.ran=1</script>Plain title',
  metaTitle: '"><script>window.ran=1</script>',
  metaDescription: '"><meta http-equiv=refresh content="0;url=//evil.test">',
  shareImage: { url: 'javascript:window.ran=1', width: 1, height: 1 },
  noIndex: true,
};
const entries: Record<string, object> = {
  pages: {
    ...hostile,
    slug: 'terms',
    body: `<h2 id="content" name="app">One ${runs}</h2><h2 id="app">Two</h2><h3>"onclick="window.ran=1</h3><p style="position:fixed">Text</p><a href="javascript:window.ran=1">Link</a>`,
  },
  'landing-pages': {
    ...hostile,
    slug: 'casino',
    claim: runs,
    smallPrint: `Small ${runs}`,
    ctaLabel: '<b>Go</b>',
    ctaUrl: ' javascript:window.ran=1',
    landingContent: [null, { slug: 'roulette-from-the-future', documentId: 'x' }, 7],
  },
};

for (const path of ['/legal/terms', '/welcome/casino'])
  test(`PGS-1 REQ-10 RTE-8 executes nothing in hostile content on ${path}`, async () => {
    await mountApp(path, {
      answering({ url }) {
        const entry = entries[/\/content\/api\/([^/?]+)/.exec(url)?.[1] ?? ''];
        return entry && Response.json({ data: [entry] });
      },
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Plain title/);
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
    for (const id of ['#content', '#app']) expect(document.querySelectorAll(id)).toHaveLength(1);
    expect(
      document.querySelector(
        'main [onclick], main [onerror], main [style], a[href*="javascript" i], meta[http-equiv=refresh]',
      ),
    ).toBeNull();
    expect('ran' in window).toBe(false);
    if (path.startsWith('/welcome'))
      await expect
        .element(page.getByRole('link', { name: '<b>Go</b>' }))
        .toHaveAttribute('href', '/register');
  });
