import { expectHydrated } from '../../fixtures/pwa-page.ts';
import type { RunningSite } from '../../fixtures/running-site.ts';
import { startRetoldSite } from '../../fixtures/stand-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('PGS-1 navigates the cookies policy by its contents and prints it without the frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true });
  });
  await page.goto('/cookies');
  await expectHydrated(page);
  await expect(page.getByText('Last updated on 2 November 2026')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').locator('visible=true').click();
  await contents.getByRole('link', { name: 'How to change your mind' }).click();
  await expect(page).toHaveURL(/\/cookies#section-how-to-change-your-mind$/);
  await expect(page.getByRole('heading', { name: 'How to change your mind' })).toBeInViewport();

  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(part).locator('visible=true')).toHaveCount(0);
  await expect(page.locator('.print-head')).toContainText(/Marquee Play Ltd.*\/cookies.*Printed/);
  const paper = await page.evaluate(() => {
    const link = document.querySelector('.rich-text a[href="/legal/privacy"]');
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color, behind: link && getComputedStyle(link, '::after').content };
  });
  expect(paper.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(paper.color).toBe('rgb(0, 0, 0)');
  expect(paper.behind).toContain('/legal/privacy');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(6);
});

test.describe('hostile content', () => {
  // Chromium reports handlers and styles that the browser's sanitiser meets in a document without a window.
  test.use({
    allowed: [
      /Executing inline event handler violates|policy violation: script-src-attr inline/,
      /Applying inline style violates|policy violation: style-src-attr inline/,
    ],
  });

  test('PGS-1 REQ-10 RTE-8 B39 runs nothing of a hostile text or campaign, on server and client', async ({
    page,
    own,
  }) => {
    const runs = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
    const hostile = {
      documentId: 'hostile',
      title: '</title><script>window.ran=1</script>Plain title',
      metaTitle: '"><script>window.ran=1</script>',
      metaDescription: '"><meta http-equiv=refresh content="0;url=//evil.test">',
      shareImage: { url: 'javascript:window.ran=1', width: 1, height: 1 },
      noIndex: true,
    };
    const site: RunningSite = await own(
      startRetoldSite('content', {
        '/api/pages': () => ({
          data: [
            {
              ...hostile,
              slug: 'terms',
              body: `<h2 id="content" name="app">One ${runs}</h2><h2 id="app">Two</h2><h3>"onclick="window.ran=1</h3><p style="position:fixed">Text</p><a href="javascript:window.ran=1">Link</a><a href="${site.origin}/games">The English games</a>`,
            },
          ],
        }),
        '/api/landing-pages': () => ({
          data: [
            {
              ...hostile,
              slug: 'casino',
              claim: runs,
              ctaLabel: '<b>Go</b>',
              ctaUrl: ' javascript:window.ran=1',
              smallPrint: `Small ${runs}`,
              landingContent: [null, { slug: 'roulette-from-the-future', documentId: 'x' }, 7],
            },
          ],
        }),
      }),
    );
    for (const path of ['/legal/terms', '/welcome/casino']) {
      const response = await page.goto(site.origin + path);
      expect(response?.status()).toBe(200);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain title');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      for (const id of ['#content', '#app']) await expect(page.locator(id)).toHaveCount(1);
      await expect(page.locator('main [onclick], main [onerror], main [style]')).toHaveCount(0);
      await expect(page.locator('a[href*="javascript" i], meta[http-equiv]')).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
    await expect(page.getByRole('link', { name: '<b>Go</b>' })).toHaveAttribute(
      'href',
      '/register',
    );
    await page.goto(`${site.origin}/es/legal/terms`);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'The English games' }).click();
    await expect(page).toHaveURL(`${site.origin}/games`);
  });
});
