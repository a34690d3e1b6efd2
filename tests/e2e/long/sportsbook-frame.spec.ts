import { objectionsInFrame } from '../../fixtures/axe.ts';
import { openBook, openLastMatch, openOdds } from '../../fixtures/framed-book.ts';
import { expect, test } from '../../fixtures/test.ts';

// The sandbox's sportsbook alone in a frame of the site's origin: messages, bets, keyboard.
test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED/ });

test('SPT-1 the sportsbook stays open offline and suspends its odds until it reconnects', async ({
  page,
  context,
}) => {
  // A stream that opens later would restore the connection.
  const streaming = page.waitForResponse(/\/sportsbook\/api\/odds/);
  const frame = await openBook(page);
  await expect(openOdds(frame).first()).toBeVisible();
  await streaming;
  await context.setOffline(true);
  await expect(frame.getByText('No connection. Odds are suspended')).toBeVisible();
  await expect(openOdds(frame)).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(frame.getByText('No connection')).toBeHidden();
  await expect(openOdds(frame).first()).toBeVisible();
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
    await openOdds(frame).last().click();
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await objectionsInFrame(frame)).toEqual([]);
    await openLastMatch(frame);
    await expect(frame.locator('.market').first()).toBeVisible();
    expect(await objectionsInFrame(frame)).toEqual([]);
  });
}
