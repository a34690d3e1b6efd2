import { expect, test } from '../fixtures/test.ts';

test('FRM-1 paints first in the chosen theme, and restores it without the boot script’s copy', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-hydrated', '');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const database = await new Promise<IDBDatabase | undefined>((resolve) => {
          const opening = indexedDB.open('marquee');
          // Only the page may create the database, not this check.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve(undefined);
          opening.onsuccess = () => resolve(opening.result);
        });
        if (!database) return undefined;
        const read = database.transaction('settings').objectStore('settings').get('theme');
        const theme = await new Promise((resolve) => {
          read.onsuccess = () => resolve(read.result);
        });
        database.close();
        return theme;
      }),
    )
    .toBe('light');

  await page.addInitScript(() => {
    const record = () => {
      // Nothing is painted before there is a body.
      if (!document.body) return void requestAnimationFrame(record);
      Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] });
    };
    requestAnimationFrame(record);
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('light');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
