import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alteredRows } from '../../../../tests/component/altered-rows.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { onNextClick } from '../../../../tests/component/on-next-click.ts';

const heading = (name: string) => page.getByRole('heading', { name });

test('HOM-3 FRM-4 shows a retry in the complete frame when home has no content', async () => {
  let isDown = true;
  await mountApp('/', { answering: alteredRows('homes', (rows) => (isDown ? 'broken' : rows)) });
  await expect.element(heading('We couldn’t load this part')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  const { left = 0, right = 0 } =
    document.querySelector('.page-state')?.getBoundingClientRect() ?? {};
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(innerWidth);
  onNextClick(() => {
    isDown = false;
  });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('We couldn’t load this part')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('main h2').length).toBeGreaterThan(5);
});
