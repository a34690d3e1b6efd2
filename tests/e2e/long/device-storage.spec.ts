import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { test as offline } from '../../fixtures/pwa-test.ts';
import { readyForOffline } from '../../fixtures/pwa-worker.ts';

test.use({ serviceWorkers: 'allow' });

const thing = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

offline.use({ allowed: /net::ERR_|Error loading (mobile nav items|mobile menu|desktop menu)/ });

offline('CKE-6 PWA-3 the list opens without a network', async ({ page, gate }) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.goto('/cookies/device');
  await expect(thing(page, 'sw.js')).toContainText('On this device');
  await gate.close();
  await page.goto('/cookies/device');
  await expect(page.getByRole('heading', { name: 'On this device', exact: true })).toBeVisible();
  await expect(thing(page, 'sw.js')).toContainText('On this device');
});
