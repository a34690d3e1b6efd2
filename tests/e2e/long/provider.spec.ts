import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { startRetoldSite } from '../../fixtures/stand-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';
import { setWeather } from '../../fixtures/weather.ts';

const ODD_NAMES = [
  'Café Nocturne',
  'Otter & Oak',
  'G.Games',
  'Half/Half',
  '100 % Luck',
  '🎰 Ñandú?#+',
];

test('SPT-4 FTR-2 a provider’s page opens by any of its names, on server and client', async ({
  page,
  own,
}) => {
  const items = ODD_NAMES.map((displayName, index) => ({
    code: index === 0 ? 'cafe-nocturne' : 'lampblack',
    displayName,
    footerImage: null,
  }));
  const site = await own(startRetoldSite('operator', { '/game-providers': () => ({ items }) }));
  for (const name of ODD_NAMES) {
    const path = `/providers/${encodeURIComponent(name)}`;
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  for (const name of ODD_NAMES.slice(0, 5).reverse()) {
    await page
      .getByRole('navigation', { name: 'Other providers' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const address = encodeURIComponent(name).replaceAll('.', '%2E');
    expect(new URL(page.url()).pathname).toBe(`/providers/${address}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
});

for (const size of [PHONE, DESKTOP])
  test(`PF-2 SPT-4 at ${size.width} px games that arrive after the page move nothing on it`, async ({
    page,
    own,
  }) => {
    const site = await own(startSite({ content: { deadlineMs: 500 } }));
    // Another provider's page fetches the list of all providers.
    await fetch(`${site.origin}/providers/Velour`);
    await setWeather(site.origin, { operator: { delayMs: 3000 } });
    await page.setViewportSize(size);
    await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: site.origin }]);
    await recordLayoutShifts(page);
    await page.goto(`${site.origin}/providers/Lampblack`, { waitUntil: 'commit' });
    await expect(page.locator('.game-grid-skeleton')).toBeVisible();
    await expect(page.locator('.game-card').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Other providers' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
