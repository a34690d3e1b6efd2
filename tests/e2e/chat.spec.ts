import type { Page } from 'playwright/test';
import { expectFrameAccessible, objections } from '../fixtures/axe.ts';
import { field, log, openChat, opener, panel, say } from '../fixtures/chat-panel.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';

// The operator's chat over the page, with the sandbox's working stand-in.
test.use({ viewport: DESKTOP });

/** Records chat URLs that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/chat/')) asked.push(pathname);
  });
  return asked;
}

test('HDR-7 QRY-3 CFG-2 loads the chat on demand, gets a reply, and closes on Escape', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto('/games');
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await openChat(page);
  expect(asked).toContain('/chat/packs/js/sdk.js');
  expect(await objections(page, [], '.woot-widget-holder')).toEqual([]);
  await expectFrameAccessible(page, '.woot-widget-holder iframe');
  await say(page, '<img src=x onerror=alert(1)> How do I withdraw?');
  await expect(log(page)).toContainText(
    'We pay withdrawals first to the method you deposited with.',
  );
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(log(page).getByRole('time').first()).toHaveText(/^\d\d:\d\d$/);
  await field(page).press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  // After a reload nothing is requested until the chat is opened, which shows the earlier messages.
  asked.length = 0;
  await page.reload();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await openChat(page);
  await expect(log(page)).toContainText('How do I withdraw?');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('HDR-7 the chat covers the page, makes it inert, and closes by its button', async ({
    page,
  }) => {
    await page.goto('/games');
    await expectHydrated(page);
    await openChat(page);
    // It slides in; its last frames differ by less than a pixel.
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
        return [Math.round(width), Math.round(height)];
      })
      .toEqual([PHONE.width, PHONE.height]);
    await expect(page.locator('#app')).toHaveAttribute('inert');
    await page.getByRole('button', { name: 'Close the chat' }).click();
    await expect(page.locator('#app')).not.toHaveAttribute('inert');
    await expect(opener(page)).toBeFocused();
  });
});
