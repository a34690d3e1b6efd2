import { startSite } from '../fixtures/running-site.ts';
import { silentServer } from '../fixtures/silent-server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowed: /Failed to load resource|net::ERR|Error loading/ });

test('F3 FRM-4 sends the frame by the deadline if content is late; the browser loads the rest', async ({
  page,
  own,
}) => {
  const silent = await silentServer();
  const site = await own(
    startSite({
      endpoints: { content: { url: '/content', internal: silent.origin } },
      content: { deadlineMs: 200 },
    }),
  );
  const response = await page.goto(`${site.origin}/promotions/weekend-encore`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  expect(await response?.text()).toContain('<header');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The weekend encore');

  await page.goto(`${site.origin}/promotions/no-such-promotion`);
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  silent.close();
});
