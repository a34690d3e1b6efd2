import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../tests/component/player.ts';
import { resize } from '../../../tests/component/resize.ts';

// Text of twice the size, as a browser's setting makes it.
beforeEach(() => {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
});

const placeOf = (selector: string) => {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (!place) throw new Error(`nothing matches ${selector}`);
  return place;
};

test('HDR-6 SPT-3 large text overlaps and cuts nothing of a player’s header and lobby on a phone', async () => {
  await resize(390, 844);
  await signedIn('vera');
  await mountApp('/games');
  await expect.element(page.getByText('Recently played')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Deposit' })).toBeVisible();
  const controls = [...document.querySelectorAll('.header-row :is(a, button)')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .sort((a, b) => a.left - b.left);
  expect(controls.length).toBeGreaterThan(4);
  for (const [at, { left }] of controls.entries())
    expect(left).toBeGreaterThanOrEqual(controls[at - 1]?.right ?? 0);
  expect(placeOf('.user-menu-balance').right).toBeLessThanOrEqual(placeOf('.user-menu').right);
  expect(placeOf('.page h1').bottom).toBeLessThanOrEqual(placeOf('.search-form').top);
  expect(placeOf('.players-games li').bottom).toBeLessThan(placeOf('.players-games').bottom);
});

test('HOM-5 large text makes the hero higher on a phone', async () => {
  await resize(390, 844);
  await mountApp('/');
  await expect.element(page.getByRole('link', { name: 'See the games' }).first()).toBeVisible();
  expect(placeOf('.hero-text > h2').top).toBeGreaterThan(placeOf('.hero-track').top);
});

test('SPT-1 large text makes the sports bar higher', async () => {
  await resize(1440, 900);
  await mountApp('/sports');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  expect(placeOf('.sports-bar h1').top).toBeGreaterThanOrEqual(placeOf('.header').bottom);
});
