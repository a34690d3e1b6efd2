import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { CONTENT_TOKEN } from '../../fixtures/running-site.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the help centre' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('PGS-1 from the topics to an answer, on to the next, and up again', async ({ page }) => {
  await page.goto('/help');
  await expectHydrated(page);
  await main(page)
    .getByRole('link', { name: /^Paying in and out 7 answers/ })
    .click();
  await expect(heading(page, 'Paying in and out')).toBeFocused();
  await main(page).getByText('How do I deposit?').click();
  await expect(main(page).getByText('Most methods cost nothing.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Open the answer: How do I deposit?' }).click();
  await expect(heading(page, 'How do I deposit?')).toBeVisible();
  await expect(main(page).getByText(/^Last updated on \w+ \d/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Next Why is my withdrawal still waiting?' }).click();
  await expect(heading(page, 'Why is my withdrawal still waiting?')).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Where you are' });
  await trail.getByRole('link', { name: 'Help centre' }).click();
  await expect(page).toHaveURL('/help');
  await expect(main(page).getByRole('link', { name: 'Call +34 900 000 000' })).toBeVisible();
});

test('PGS-1 a search forgives typing errors, marks what matched, stands in the address, and says when there is nothing', async ({
  page,
}) => {
  await page.goto('/help');
  await expectHydrated(page);
  await search(page).pressSequentially('witdrawl arives');
  const count = main(page).getByRole('status');
  await expect(count).toHaveText('1 answer');
  await expect(page).toHaveURL('/help?q=witdrawl+arives');
  await expect(main(page).locator('mark')).toContainText(['withdrawal', 'arrive']);
  const sent = await (await page.request.get('/help?q=witdrawl+arives')).text();
  expect(sent).toContain('<mark>withdrawal</mark>');
  expect(sent).toContain('<meta name="robots" content="noindex"/>');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'When does my withdrawal arrive?')).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('witdrawl arives');
  await search(page).fill('zzzzqqq');
  await expect(count).toHaveText('0 answers');
  await expect(main(page).getByRole('heading', { name: /not written about that/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Write/ })).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all topics' }).click();
  await expect(main(page).getByRole('heading', { name: 'Topics' })).toBeVisible();
});

test.describe('votes', () => {
  test.use({ allowed: /Failed to load resource: net::ERR_/, serviceWorkers: 'block' });

  test('PGS-1 a visitor says whether an answer was useful, changes their mind, and fails in words', async ({
    page,
    context,
    site,
  }) => {
    const path = '/help/games/are-games-fair';
    const votes = async () => {
      const headers = { authorization: `Bearer ${CONTENT_TOKEN}` };
      const answer = await fetch(`${site.origin}/operator/help/votes`, { headers });
      const all = ((await answer.json()) as { votes: { article: string }[] }).votes;
      return all.filter(({ article }) => article === 'are-games-fair');
    };
    const count = { article: 'are-games-fair', language: 'en' };
    const choice = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(path);
    await expectHydrated(page);
    await context.setOffline(true);
    await choice('Yes').click();
    await expect(page.getByText('No connection: your vote was not sent.')).toBeVisible();
    await context.setOffline(false);
    const sent = page.waitForRequest(/\/operator\/help\/articles\//);
    await choice('Yes').click();
    await expect(choice('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect((await sent).headers()['authorization']).toBeUndefined();
    expect(await votes()).toEqual([{ ...count, useful: 1, notUseful: 0 }]);
    await page.reload();
    await expect(choice('Yes')).toHaveAttribute('aria-pressed', 'true');
    await choice('No').click();
    await expect(choice('No')).toHaveAttribute('aria-pressed', 'true');
    expect(await votes()).toEqual([{ ...count, useful: 0, notUseful: 1 }]);
  });
});

test('AUT-6 QRY-2 who has no identity document is led to the help about it', async ({ page }) => {
  await signIn(page, 'nadia');
  await page.getByRole('dialog').getByRole('link', { name: 'What we need, and why' }).click();
  await expect(page).toHaveURL('/help/documentation');
  await expect(heading(page, 'Identity documents')).toBeVisible();
});

test('PGS-1 an answer goes onto paper without the frame around it', async ({ page }) => {
  await page.goto('/help/safe-gambling/set-limits');
  await expectHydrated(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await main(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Lower ones count at once.')).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByText('Was this useful?')])
    await expect(hidden).toBeHidden();
});
