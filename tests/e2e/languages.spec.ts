import type { Page } from 'playwright/test';
import { objections } from '../fixtures/axe.ts';
import { DESKTOP, PHONE, PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { type RunningSite, startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

/** A key that was shown because its message is missing, such as `games.title`. */
const KEY = /^[a-z][\w-]*(?:\.[\w-]+){1,4}$/;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

test.describe('with a language from right to left', () => {
  let arabic: RunningSite;
  test.beforeAll(async () => {
    arabic = await startSite({ languages: ['en', 'es', 'ar'], content: { deadlineMs: 5000 } });
  });
  test.afterAll(() => arabic.stop());
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('CFG-2 every public page in Arabic: its direction, all its words, nothing beside the page', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const route of PUBLIC_ROUTES) {
      await page.setViewportSize(PHONE);
      await open(page, `${arabic.origin}/ar${route}`);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const beside = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(`${route} at ${size.width}: ${beside}`).toBe(`${route} at ${size.width}: 0`);
      }
      const { dir, lang, texts } = await page.evaluate(() => ({
        dir: document.dir,
        lang: document.documentElement.lang,
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen
        texts: document.body.innerText.split(/\s+/),
      }));
      expect([dir, lang]).toEqual(['rtl', 'ar']);
      expect(
        texts.filter((text) => KEY.test(text) && !/\.(?:com|org|es|example)$/.test(text)),
      ).toEqual([]);
    }
  });

  test('CFG-2 BRG-4 in Arabic the burger comes in on the right and is swiped away to the right', async ({
    page,
  }) => {
    await open(page, `${arabic.origin}/ar`);
    await page.getByRole('button', { name: 'القائمة', exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(390);
    expect(await objections(page)).toEqual([]);
    await menu.evaluate((element) => {
      const at = (clientX: number) => [
        new Touch({ identifier: 1, target: element, clientX, clientY: 300 }),
      ];
      const send = (type: string, touches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
      send('touchstart', at(200));
      send('touchmove', at(120));
      send('touchend', []);
    });
    await expect(menu).toBeVisible();
    await menu.evaluate((element) => {
      const at = (clientX: number) => [
        new Touch({ identifier: 2, target: element, clientX, clientY: 300 }),
      ];
      const send = (type: string, touches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
      send('touchstart', at(200));
      send('touchmove', at(320));
      send('touchend', []);
    });
    await expect(menu).toBeHidden();
  });
});
