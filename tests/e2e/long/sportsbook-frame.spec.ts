import { randomUUID } from 'node:crypto';
import type { Frame, Page } from 'playwright/test';
import { objections } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

// The sandbox's sportsbook alone in a frame of the site's origin: messages, bets, keyboard.
test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED/ });

interface Heard {
  type: string;
  path?: string;
  open?: boolean;
  selections?: number;
}

/** Opens the sportsbook in a frame over a page of the site. */
async function openBook(page: Page, path = '', query = 'lang=en'): Promise<Frame> {
  const policy = await (await page.goto('/help'))?.headerValue('content-security-policy');
  const base = `${/frame-src (\S+?)[\s;]/.exec(policy ?? '')?.[1]}/sportsbook`;
  const name = `book-${randomUUID()}`;
  await page.evaluate(
    ([base, path, query, name]) => {
      const heard: Heard[] = [];
      addEventListener('message', ({ data, origin }) => {
        if (origin === new URL(base).origin) heard.push(data);
      });
      const frame = document.createElement('iframe');
      Object.assign(frame, { name, title: 'Book', src: `${base}${path}?${query}` });
      const over = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99';
      frame.style.cssText = over;
      Object.assign(window, {
        heard,
        say: (message: object) =>
          frame.contentWindow?.postMessage(
            { channel: 'marquee-sportsbook', ...message },
            new URL(base).origin,
          ),
      });
      document.body.append(frame);
    },
    [base, path, query, name] as const,
  );
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain('ready');
  const frame = page.frame(name);
  if (frame === null) throw new Error('the sportsbook has no frame');
  await expect(frame.locator('.odds, .market, .notice button').first()).toBeVisible();
  return frame;
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const open = (frame: Frame) => frame.locator('.odds[aria-disabled=false]');

test('SPT-1 offline the sportsbook stays and suspends its odds until reconnected', async ({
  page,
  context,
}) => {
  // A stream that opens later would restore the connection.
  const streaming = page.waitForResponse(/\/sportsbook\/api\/odds/);
  const frame = await openBook(page);
  await expect(open(frame).first()).toBeVisible();
  await streaming;
  await context.setOffline(true);
  await expect(frame.getByText('No connection. Odds are suspended')).toBeVisible();
  await expect(open(frame)).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(frame.getByText('No connection')).toBeHidden();
  await expect(open(frame).first()).toBeVisible();
});

for (const [query, width] of [
  ['lang=en&theme=dark', 320],
  ['lang=es&theme=light', 390],
  ['lang=en&theme=light', 901],
  ['lang=es&theme=dark', 1440],
] as const) {
  test(`SPT-1 ${query} at ${width} px: nothing is out of reach or out of the frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const frame = await openBook(page, '', query);
    await open(frame).first().click();
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await objections(page, [], 'iframe')).toEqual([]);
    await frame.getByRole('heading', { level: 3 }).getByRole('link').first().press('Enter');
    await expect(frame.locator('.market').first()).toBeVisible();
    expect(await objections(page, [], 'iframe')).toEqual([]);
  });
}
