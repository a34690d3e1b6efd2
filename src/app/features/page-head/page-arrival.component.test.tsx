import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const announced = () => document.getElementById('page-announcement')?.textContent;
/** Scrolls once the page is complete: content that arrives above the scroll position would move it. */
async function scroll(to: number): Promise<void> {
  await expect.poll(() => document.querySelector('main .skeleton')).toBeNull();
  scrollTo(0, to);
  expect(scrollY).toBe(to);
}

test('RTE-10 starts a new page at the top and restores scroll on back and forward', async () => {
  const { router } = await mountApp('/sitemap');
  await expect.element(heading('Site map')).toBeVisible();
  await scroll(800);
  await router.navigate('/promotions');
  await expect.element(heading('Promotions')).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
  await scroll(300);
  history.back();
  await expect.element(heading('Site map')).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(800);
  history.forward();
  await expect.element(heading('Promotions')).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(300);
});

test('RTE-10 focuses the new page’s heading and announces its title', async () => {
  const { router } = await mountApp('/sitemap');
  await expect.element(heading('Site map')).toBeVisible();
  await expect.element(heading('Site map')).not.toHaveFocus();
  await router.navigate('/promotions');
  await expect.element(heading('Promotions')).toHaveFocus();
  expect(document.title).toBe('Promotions · Marquee');
  await expect.poll(announced).toBe('Promotions · Marquee');
  history.back();
  await expect.element(heading('Site map')).toHaveFocus();
  // The title of the content system may come later.
  await expect.poll(announced).toContain('Site map');
});

test('RTE-10 keeps the focus when only a filter changes', async () => {
  const { router } = await mountApp('/games');
  const slots = page.getByRole('main').getByRole('link', { name: 'Slots', exact: true });
  await expect.element(slots).toBeVisible();
  slots.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toBe('?category=slots');
  await expect.element(slots).toHaveAttribute('aria-current');
  await expect.element(slots).toHaveFocus();
});

test('RTE-2 FRM-1 skips past the frame with the skip link', async () => {
  await mountApp('/sitemap');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(heading('Site map')).toBeVisible();
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
