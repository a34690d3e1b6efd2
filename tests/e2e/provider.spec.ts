import { expect, test } from '../fixtures/test.ts';

test('SPT-4 an unknown or invalid provider redirects to the lobby with a notice', async ({
  page,
}) => {
  for (const name of ['Nobody', '%20', encodeURIComponent('a/b'), '%F0%9F%8E%B0']) {
    const answer = await page.request.get(`/providers/${name}`, { maxRedirects: 0 });
    expect([name, answer.headers()['location']]).toEqual([name, '/games?notice=provider']);
  }
  await page.goto('/providers/Nobody');
  await expect(page.getByText('We don’t have games by that provider.')).toBeVisible();
  await expect(page).toHaveURL('/games');
});
