import { freePort } from '../../fixtures/free-port.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { startSandbox, startSite } from '../../fixtures/running-site.ts';
import { fillLogin, PASSWORD, userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// Console errors of the browser about the refusals.
test.use({ viewport: DESKTOP, allowed: /status of (401|403)/ });

test('AUT-3 B27 shows an error at log-in if the session would end with the page', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const sandbox = await own(startSandbox(`http://localhost:${port}`));
  const operator = `${sandbox.origin.replace('localhost', '127.0.0.1')}/operator`;
  const site = await own(startSite({ endpoints: { operator } }, { PORT: String(port) }));
  expect(site.output()).toContain(`accounts at ${operator}: serve the site from the same site`);

  await page.goto(`http://localhost:${port}/login`);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByRole('group', { name: 'You cannot log in at this address' }),
  ).toBeVisible();
  await expect(userMenu(page)).toBeHidden();
  // Games and matches need no session and also come from that origin.
  await page.goto(`http://localhost:${port}/games`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
