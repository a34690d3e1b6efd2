import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { DESKTOP } from '../../fixtures/public-routes.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

test('RTE-5 PGS-1 an unknown shop leads to all of them, with a word about it', async ({ page }) => {
  await page.goto('/stores/madrid-el-dorado');
  await expectHydrated(page);
  await expect(page).toHaveURL('/stores');
  await expect(page.getByText('We do not have that shop any more.')).toBeVisible();
});

test.describe('where the visitor is', () => {
  const inLasPalmas = { latitude: 28.13, longitude: -15.43 };

  test('PGS-1 nobody asks before the button is pressed; then the nearest come first', async ({
    page,
    context,
  }) => {
    await context.setGeolocation(inLasPalmas);
    await context.grantPermissions(['geolocation']);
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const own = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset['asked'] = 'yes';
        own(...given);
      };
    });
    await page.goto('/stores');
    await expectHydrated(page);
    await expect(items(page).first()).toContainText('A Coruña');
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await nearMe(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    await expect(items(page).first()).toContainText(/Las Canteras.*1 km/s);
    await expect(items(page).nth(1)).toContainText(/Triana Mar.*3\.2 km/s);
    await expect(items(page).last()).toContainText(/Onyar.*[\d,]+ km/s);
    await nearMe(page).click();
    await expect(items(page).first()).toContainText('A Coruña');
    await expect(page.getByText(/\d km/)).toHaveCount(0);
  });

  test('PGS-1 a refusal is told, and the list stays', async ({ page }) => {
    await page.goto('/stores');
    await expectHydrated(page);
    await nearMe(page).click();
    await expect(
      page.getByText(/^Your browser is not allowed to tell us where you are/),
    ).toBeVisible();
    await expect(page.getByText('54 shops')).toBeVisible();
  });

  test('PGS-1 a device that is slow, and one that does not know, are told apart', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) => {
        document.addEventListener('no-fix', () =>
          failed?.({ code: 2 } as GeolocationPositionError),
        );
      };
    });
    await page.clock.install();
    await page.goto('/stores');
    await expectHydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await nearMe(page).click();
    await expect(page.getByText(/^Asking your browser where you are/)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByText(/takes a while/)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('no-fix')));
    await expect(page.getByText(/^Your device cannot tell where it is/)).toBeVisible();
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('PGS-1 whether a shop is open is told by the shop’s clock, on the Canaries by theirs', async ({
    page,
  }) => {
    // Wednesday, 02:00 in Madrid and 01:00 on the Canaries; Tuesday evening for the visitor.
    await page.clock.setFixedTime('2026-11-25T01:00:00Z');
    await page.goto('/stores');
    const item = (name: string) => items(page).filter({ hasText: name });
    await expect(item('Marquee Gran Vía')).toContainText('Closed, opens at 12:00 PM');
    await expect(item('Marquee Las Canteras')).toContainText('Open, closes in 30 minutes');
    await expect(item('Marquee Atocha')).toContainText('Open round the clock');
    await expect(item('Marquee Gràcia')).toContainText('Closed, opens at 10:00 AM');
    await expect(item('Marquee Valle de Gran Rey')).toContainText('Call for the opening hours');
    await item('Marquee Las Canteras').getByRole('link').click();
    await expect(page.getByText('It is 1:00 AM there now.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Wednesday' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await page.clock.setFixedTime('2026-12-25T12:00:00Z');
    await page.reload();
    await expect(page.getByText('Closed, opens tomorrow at 12:00 PM')).toBeVisible();
  });
});

test.describe('the map', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('PGS-1 by keyboard: a group goes nearer, a pin chooses in the list, the list on the map', async ({
    page,
  }) => {
    await page.goto('/stores?q=madrid');
    const map = page.getByRole('region', { name: 'Map' });
    const pin = (name: string) => map.getByRole('button', { name, exact: true });
    await expect(map.locator('path.store-map-land')).toBeVisible();
    // As near as the map opens, the shops of one town are one pin or some.
    await expect(map.getByRole('button', { name: /shops here, go nearer$/ }).first()).toBeVisible();
    await map
      .getByRole('button', { name: /shops here, go nearer$/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(map.locator('.store-map-pin:focus, .store-map-group:focus')).toBeVisible();
    await items(page)
      .getByRole('button', { name: 'Show Marquee Lavapiés on the map' })
      .press('Enter');
    await expect(pin('Marquee Lavapiés')).toHaveAttribute('aria-pressed', 'true');
    await pin('Marquee Atocha').focus();
    await page.keyboard.press('Enter');
    await expect(pin('Marquee Atocha')).toHaveAttribute('aria-pressed', 'true');
    await expect(pin('Marquee Lavapiés')).toHaveAttribute('aria-pressed', 'false');
    await expect(items(page).filter({ hasText: 'Marquee Atocha' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectAccessible(page);
    await map.getByRole('link', { name: 'See this shop: Marquee Atocha' }).click();
    await expect(page).toHaveURL('/stores/madrid-atocha');
  });

  test.describe('that does not load', () => {
    // A worker would bring the part from its store.
    test.use({ serviceWorkers: 'block', allowed: /Failed to load resource: net::ERR_FAILED/ });

    test('PGS-1 says so, and the list stays', async ({ page }) => {
      await page.route(/draw-map-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/stores');
      await expect(page.getByText('The map did not load. The list has every shop.')).toBeVisible();
    });
  });
});
