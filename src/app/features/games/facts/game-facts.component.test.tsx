import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdTimers } from '../../../../../tests/component/held-timers.ts';
import { mountApp } from '../../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';

const main = page.getByRole('main');

test('SPT-3 describes a game when its poster is focused or long-pressed', async () => {
  await mountApp('/games?category=slots');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const poster = main.getByRole('link', { name: /Neon Alley/ });
  await expect.element(poster).toBeVisible();
  const facts = page.getByRole('tooltip');
  const press = (type: string) =>
    poster
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }),
      );

  (poster.element() as HTMLElement).focus({ focusVisible: true } as FocusOptions);
  for (const fact of [/Provider ?Lampblack/, /95\.65%/, /High: bigger wins/, /Yes, play for free/])
    await expect.element(facts).toMatchTextContent(fact);
  await expect.element(poster).toHaveAccessibleDescription(/Lampblack/);
  // Focusing may scroll the page; the facts must stay beside their poster.
  const before = poster.element().getBoundingClientRect().top;
  scrollBy({ top: before - 100, behavior: 'instant' });
  await expect.poll(() => poster.element().getBoundingClientRect().top).not.toBe(before);
  const distance = () => {
    const at = poster.element().getBoundingClientRect();
    const card = document.querySelector('[role="tooltip"]')?.getBoundingClientRect();
    return card && Math.max(card.top - at.bottom, at.top - card.bottom);
  };
  await expect.poll(distance).toBeCloseTo(8, 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(facts).not.toBeInTheDocument();

  const passTime = holdTimers(450);
  press('pointerdown');
  press('pointerup');
  passTime();
  await expect.element(facts).not.toBeInTheDocument();
  press('pointerdown');
  passTime();
  await expect.element(facts).toBeVisible();
  press('pointerup');
  expect(press('click'), 'the end of the hold presses nothing').toBe(false);
  expect(location.pathname).toBe('/games');
});

test('SPT-3 describes a player’s own game, also one whose tile leads back to its session', async () => {
  await mountPlayer('/games', {
    async answering({ method, url }) {
      if (method !== 'GET' || !/\/accounts\/\w+\/games$/.test(url)) return undefined;
      return Response.json({
        favourites: ['velvet-fox'],
        recent: ['neon-alley'],
        inProgress: 'neon-alley',
      });
    },
  });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const facts = page.getByRole('tooltip');
  const focus = async (href: string) => {
    const tile = () => document.querySelector<HTMLElement>(`.players-games a[href='${href}']`);
    await expect.poll(tile).toBeVisible();
    tile()?.focus({ focusVisible: true } as FocusOptions);
  };
  await focus('/games/neon-alley/play?session=running');
  for (const fact of [/Neon Alley/, /Provider ?Lampblack/, /95\.65%/, /Yes, play for free/])
    await expect.element(facts).toMatchTextContent(fact);
  await focus('/games/velvet-fox');
  await expect.element(facts).toMatchTextContent(/Velvet Fox/);
});

test('SPT-3 keeps the facts of a game while the mouse is on them', async () => {
  await mountApp('/games?category=slots');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const poster = main.getByRole('link', { name: /Neon Alley/ });
  const facts = page.getByRole('tooltip');
  const passTime = holdTimers(600);
  await poster.hover();
  // The page has just been scrolled under the mouse.
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  scroll();
  passTime();
  await expect.element(facts).toBeVisible();
  scroll();
  await facts.hover();
  await expect.element(facts).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(facts).not.toBeInTheDocument();
});
