import type { Page } from 'playwright/test';
import { editContent, startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('FTR-7 REQ-10 B39 shows an editor’s footer text as text and runs nothing in it', async ({
  page,
  own,
}) => {
  const site = await own(startSite());
  const { data } = await (await fetch(`${site.origin}/content/api/footer-texts`)).json();
  const written = await editContent(site.origin, 'PUT', `footer-texts/${data[0].documentId}`, {
    content:
      '<p>Licensed in <b>Meridian</b></p><script>document.title="owned"</script>' +
      '<img src=x onerror="document.title=\'owned\'"><a href="javascript:document.title=\'owned\'">Terms</a>' +
      '<p style="position:fixed;inset:0">Over everything</p><iframe src="/"></iframe>',
  });
  expect(written.status).toBe(200);
  await expect.poll(async () => (await fetch(site.origin)).text()).toContain('Licensed in');
  await page.goto(site.origin);
  await expect(footer(page).getByText('Licensed in Meridian')).toBeVisible();
  await footer(page).getByText('Terms', { exact: true }).click({ trial: true });
  await expect(footer(page).locator('iframe, script, [onerror], [style*="fixed"]')).toHaveCount(0);
  await expect(footer(page).locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Marquee: /);
});
