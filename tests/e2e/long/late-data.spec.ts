import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';
import { setWeather } from '../../fixtures/weather.ts';

for (const size of [PHONE, DESKTOP])
  test(`PF-2 at ${size.width} px a game and payment methods that come late move nothing`, async ({
    page,
    own,
  }) => {
    const site = await own(startSite({ content: { deadlineMs: 500 } }));
    // The frame's own lists are not late.
    await fetch(site.origin);
    await setWeather(site.origin, { operator: { delayMs: 3000 } });
    await page.setViewportSize(size);
    await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: site.origin }]);
    await recordLayoutShifts(page);
    for (const [path, heading] of [
      ['/games/velvet-fox', 'Velvet Fox'],
      ['/payment-methods', 'Norte Card'],
    ] as const) {
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    }
  });
