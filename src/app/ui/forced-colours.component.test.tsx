import './forced-colours.css';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { forceColours, framed } from '../../../tests/component/forced-colours.ts';
import { mountApp } from '../../../tests/component/mount-app.tsx';

const all = (selector: string) => [...document.querySelectorAll(selector)];

test('FRM-1 keeps every current and pressed state visible in forced colours', async () => {
  await mountApp('/games');
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  await expect.poll(() => all('.filter-tabs-list [aria-current]').length).toBeGreaterThan(0);
  // The categories come with the games.
  await expect.poll(() => all('.filter-tabs-list a').length).toBeGreaterThan(2);
  const chosen = () => all('[aria-current]:not([aria-current="false"]), [aria-pressed="true"]');
  expect(chosen().map(framed)).not.toContain(true);
  await forceColours();
  // At least a tab, a language and a theme are marked.
  expect(chosen().length).toBeGreaterThanOrEqual(3);
  expect(chosen().filter((element) => !framed(element))).toEqual([]);
  const others = all('.filter-tabs-list a:not([aria-current]), .switch [aria-pressed="false"]');
  expect(others.length).toBeGreaterThan(2);
  expect(others.filter(framed)).toEqual([]);
});

test('FRM-1 outlines the chosen radio button in forced colours, doubly with focus', async () => {
  await forceColours();
  const list = document.createElement('p');
  list.innerHTML =
    '<label><input type="radio" name="a"> 10</label><label><input type="radio" name="a" checked> 20</label>';
  document.body.append(list);
  onTestFinished(() => list.remove());
  await mountApp('/sitemap');
  const labels = [...list.querySelectorAll('label')];
  expect(labels.map(framed)).toEqual([false, true]);
  const widths = () => labels.map((label) => getComputedStyle(label).outlineWidth);
  const [, quiet] = widths();
  list.querySelectorAll('input')[1]?.focus();
  expect(widths()[1]).not.toBe(quiet);
});
