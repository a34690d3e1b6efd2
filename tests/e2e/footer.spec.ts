import type { Page } from 'playwright/test';
import { recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectStillInParts, openInParts, servePagesInParts } from '../fixtures/page-in-parts.ts';
import { DESKTOP } from '../fixtures/public-routes.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { editContent, startSite } from '../fixtures/running-site.ts';
import { startRetoldSite } from '../fixtures/stand-in.ts';
import { expect, test } from '../fixtures/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const strip = (page: Page) => page.getByRole('region', { name: 'Game studios' });

test('FTR-1 FTR-2 FTR-6 FTR-7 pictures have the sizes asked for and lead where they should', async ({
  page,
}) => {
  await page.goto('/');
  await footer(page).scrollIntoViewIfNeeded();
  const sizes = (name: string) =>
    footer(page)
      .getByRole('list', { name })
      .getByRole('img')
      .evaluateAll((pictures) => [
        ...new Set(
          pictures.map((picture) => {
            const { width, height } = picture.getBoundingClientRect();
            return `${Math.round(width)}x${Math.round(height)}`;
          }),
        ),
      ]);
  await expect.poll(() => sizes('Ways to pay')).toEqual(['80x48']);
  await expect.poll(() => sizes('Licences and certificates')).toEqual(['100x22']);
  // One entry gives its own height, the others have the default.
  expect((await sizes('Proud to support')).map((size) => size.split('x')[1]).sort()).toEqual([
    '55',
    '70',
  ]);

  const studios = strip(page).getByRole('link');
  await expect(studios.first()).toHaveAttribute('href', '/providers/Lampblack');
  await expect(
    strip(page).locator('a[href="/providers/Otter%20%26%20Oak"]').first(),
  ).toBeAttached();
});

test('FTR-4 FTR-5 FTR-7 columns, help and outside links; the site map hides where its route says', async ({
  page,
}) => {
  await page.goto('/');
  await expect(footer(page).getByRole('navigation')).not.toHaveCount(0);
  const help = footer(page).getByRole('navigation', { name: 'Help' });
  await expect(help.getByRole('link', { name: 'Promotions' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  await expect(help.getByRole('link', { name: 'Status of our services' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(footer(page).getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/[\w.]*facebook\.com/,
  );
  const columns = await footer(page).getByRole('navigation').count();
  expect(columns).toBeGreaterThan(1);
  await page.goto('/sitemap');
  await expect(footer(page).getByRole('navigation')).toHaveCount(1);
});

for (const [count, lists, moves] of [
  [14, 1, false],
  [15, 2, false],
  [27, 2, false],
  [28, 2, true],
  [30, 2, true],
] as const) {
  test(`FTR-2 FTR-3 ${count} providers: ${lists === 2 ? 'a copy' : 'no copy'} in the page, ${moves ? 'moving' : 'still'}`, async ({
    page,
    own,
  }) => {
    const provider = (hasPicture: boolean, number: number) => ({
      code: `p${number}`,
      displayName: `Studio ${number}`,
      footerImage: hasPicture
        ? { url: '/operator/pictures/none.svg', width: 96, height: 40, alternativeText: null }
        : null,
    });
    const site = await own(
      startRetoldSite('operator', {
        '/game-providers': () => ({
          items: Array.from({ length: count + 2 }, (_, number) => provider(number < count, number)),
        }),
      }),
    );
    await page.route('**/none.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.goto(site.origin);
    await expectHydrated(page);
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('link')).toHaveCount(count);
    await expect(strip(page).locator('ul')).toHaveCount(lists);
    const copy = strip(page).locator('ul').nth(1);
    if (lists === 2) await expect(copy).toBeVisible({ visible: moves });
    const animations = () =>
      strip(page).evaluate((section) =>
        section.getAnimations({ subtree: true }).map(({ effect, playState }) => ({
          duration: effect?.getTiming().duration,
          iterations: effect?.getTiming().iterations,
          playState,
        })),
      );
    const loop = { duration: 30_000, iterations: Number.POSITIVE_INFINITY };
    expect(await animations()).toEqual(moves ? [{ ...loop, playState: 'running' }] : []);
    if (moves) {
      await strip(page).getByRole('button', { name: 'Pause the moving strip' }).click();
      await expect.poll(animations).toEqual([{ ...loop, playState: 'paused' }]);
      await strip(page).getByRole('button', { name: 'Let the strip move' }).click();
      await page.mouse.move(0, 0);
      await page.getByRole('banner').getByRole('link').first().focus();
      await expect.poll(animations).toEqual([{ ...loop, playState: 'running' }]);
      await strip(page).getByRole('link').first().focus();
      await expect.poll(animations).toEqual([{ ...loop, playState: 'paused' }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await animations()).toEqual([]);
      await expect(copy).toBeHidden();
    }
  });
}

test('FTR-9 the year is that of the visitor’s clock, also on a kept page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await page.goto('/');
  await expect(footer(page)).toContainText('© 2031');
});

test('FTR-8 cookie settings only where they are configured', async ({ page, own }) => {
  await page.goto('/');
  await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  const site = await own(startSite({ showCookiesSettings: undefined }));
  await page.goto(site.origin);
  await expect(footer(page)).toBeVisible();
  await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});

test('FTR-7 REQ-10 an editor’s footer text is shown as text and nothing in it runs', async ({
  page,
  own,
}) => {
  const site = await own(startSite());
  const { data } = await (await fetch(`${site.origin}/content/api/footer-texts`)).json();
  const written = await editContent(site.origin, 'PUT', `footer-texts/${data[0].documentId}`, {
    content:
      '<p>Licensed in <b>Meridian</b></p><script>document.title="owned"</script>' +
      '<img src=x onerror="document.title=\'owned\'"><a href="javascript:document.title=\'owned\'">Terms</a>' +
      '<p style="position:fixed;inset:0">Over everything</p><iframe src="/"></iframe>',
  });
  expect(written.status).toBe(200);
  await expect.poll(async () => (await fetch(site.origin)).text()).toContain('Licensed in');
  await page.goto(site.origin);
  await expect(footer(page).getByText('Licensed in Meridian')).toBeVisible();
  await footer(page).getByText('Terms', { exact: true }).click({ trial: true });
  await expect(footer(page).locator('iframe, script, [onerror], [style]')).toHaveCount(0);
  await expect(footer(page).locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Marquee: /);
});

test('PF-2 below a short page it stands still while it arrives, and fills the window', async ({
  page,
  site,
}) => {
  const slow = await servePagesInParts(site.origin, '<div class="footer-columns"');
  try {
    await page.setViewportSize(DESKTOP);
    await recordLayoutShifts(page);
    await openInParts(page, slow, '/login/forgotten');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expectStillInParts(page);
    await page.setViewportSize({ width: 1440, height: 2600 });
    const end = await footer(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBe(2600);
    await page.close();
  } finally {
    slow.stop();
  }
});
