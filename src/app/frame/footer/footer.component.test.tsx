import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMotion } from '../../../../tests/component/emulate-motion.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { resize } from '../../../../tests/component/resize.ts';
import { CurrentYear } from './footer-base.tsx';

const footer = page.getByRole('contentinfo');
const studios = page.getByRole('region', { name: 'Game providers' });

/** Distinct sizes of the pictures in a list, in CSS px. */
const sizes = (name: string) => [
  ...new Set(
    [...document.querySelectorAll(`.footer [aria-label="${name}"] img`)]
      .map((picture) => picture.getBoundingClientRect())
      .map(({ width, height }) => `${Math.round(width)}x${Math.round(height)}`),
  ),
];

test('FTR-1 FTR-2 FTR-6 FTR-7 sizes pictures as specified and links providers to their games', async () => {
  await mountApp('/sitemap');
  await expect.element(footer).toBeInTheDocument();
  // The footer is laid out when near the viewport.
  footer.element().scrollIntoView({ block: 'end' });
  await expect.poll(() => sizes('Payment methods')).toEqual(['80x48']);
  await expect.poll(() => sizes('Licences and certificates')).toEqual(['100x22']);
  // One sponsor sets its own height; the others use the default.
  const heights = () => sizes('Proud to support').map((size) => size.split('x')[1]);
  await expect.poll(() => heights().sort()).toEqual(['55', '70']);
  const links = studios.getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/providers/Lampblack');
  const hrefs = links.elements().map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/providers/Otter%20%26%20Oak');
});

test('FTR-4 FTR-5 FTR-7 has columns, help and external links; a route can hide the sitemap', async () => {
  const { router } = await mountApp('/login/forgotten');
  const help = footer.getByRole('navigation', { name: 'Help' });
  await expect
    .element(help.getByRole('link', { name: 'Promotions' }))
    .toHaveAttribute('href', '/promotions');
  await expect
    .element(help.getByRole('link', { name: 'Service status' }))
    .toHaveAttribute('target', '_blank');
  await expect
    .element(footer.getByRole('link', { name: 'Facebook' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/[\w.]*facebook\.com/));
  const columns = () => footer.getByRole('navigation').elements().length;
  expect(columns()).toBeGreaterThan(1);
  await router.navigate('/sitemap');
  await expect.poll(columns).toBe(1);
});

test('FTR-4 FTR-5 FTR-6 spreads help over the row, and aligns the captions of sponsors', async () => {
  await mountApp('/sitemap');
  const help = footer.getByRole('navigation', { name: 'Help' });
  await expect.element(help).toBeInTheDocument();
  const starts = () =>
    new Set(
      help
        .getByRole('link')
        .elements()
        .map((link) => link.getBoundingClientRect().left),
    ).size;
  for (const [width, atLeast] of [
    [390, 2],
    [1440, 5],
  ] as const) {
    await resize(width);
    help.element().scrollIntoView();
    await expect.poll(starts, { message: `${width} px` }).toBeGreaterThanOrEqual(atLeast);
  }
  const list = footer.getByRole('list', { name: 'Proud to support' });
  await expect.element(list).toBeInTheDocument();
  list.element().scrollIntoView();
  const tops = () =>
    new Set([...list.element().children].map((item) => item.getBoundingClientRect().top)).size;
  await expect.poll(tops).toBe(1);
});

/** Providers with a picture, and two without. */
async function mountWith(count: number) {
  const items = Array.from({ length: count + 2 }, (_, number) => ({
    code: `p${number}`,
    displayName: `Studio ${number}`,
    footerImage:
      number < count
        ? { url: '/icons/favicon.svg', width: 96, height: 40, alternativeText: null }
        : null,
  }));
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      new URL(url).pathname === '/operator/game-providers' ? Response.json({ items }) : undefined,
  });
  await expect.poll(() => studios.getByRole('link').elements().length).toBe(count);
}
const copy = () => document.querySelectorAll('.provider-list')[1];
const animations = () =>
  studios
    .element()
    .getAnimations({ subtree: true })
    .map(({ effect, playState }) => {
      const { duration, iterations } = effect?.getTiming() ?? {};
      return { duration, iterations, playState };
    });
const LOOP = { duration: 30_000, iterations: Number.POSITIVE_INFINITY };

test('FTR-2 FTR-3 keeps 27 providers still, with a hidden copy', async () => {
  await mountWith(27);
  expect(document.querySelectorAll('.provider-list')).toHaveLength(2);
  expect(copy()?.checkVisibility()).toBe(false);
  expect(animations()).toEqual([]);
});

test('FTR-2 FTR-3 moves 200 providers until paused', async () => {
  const loop = { ...LOOP, duration: 133_000 };
  await mountWith(200);
  expect(document.querySelectorAll('.provider-list')).toHaveLength(2);
  expect(copy()?.checkVisibility()).toBe(true);
  expect(animations()).toEqual([{ ...loop, playState: 'running' }]);
  await studios.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(animations).toEqual([{ ...loop, playState: 'paused' }]);
  await studios.getByRole('button', { name: 'Play animation' }).click();
  await page.getByRole('main').hover({ position: { x: 5, y: 5 } });
  await expect.poll(animations).toEqual([{ ...loop, playState: 'running' }]);
});

test('FTR-3 pauses the strip on hover and focus, and stops it under reduced motion', async () => {
  await mountWith(28);
  await page.getByRole('main').hover({ position: { x: 5, y: 5 } });
  const first = studios.getByRole('link').first().element();
  await expect.poll(animations).toEqual([{ ...LOOP, playState: 'running' }]);
  first.focus();
  await expect.poll(animations).toEqual([{ ...LOOP, playState: 'paused' }]);
  first.blur();
  await expect.poll(animations).toEqual([{ ...LOOP, playState: 'running' }]);
  await studios.hover();
  await expect.poll(animations).toEqual([{ ...LOOP, playState: 'paused' }]);
  const button = studios.getByRole('button');
  await expect.element(button).toBeVisible();
  await emulateMotion('reduce');
  await expect.poll(animations).toEqual([]);
  await expect.element(button).not.toBeInTheDocument();
  expect(copy()?.checkVisibility()).toBe(false);
});

test('FTR-3 shows each link of the moving strip that gets the focus by keyboard', async () => {
  await mountWith(28);
  const links = studios.getByRole('link').elements();
  const isInView = () => {
    const strip = document.querySelector('.provider-strip-window')?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    if (!strip || !focused) return false;
    // A link counts as visible from 32 px on.
    return Math.min(focused.right, strip.right) - Math.max(focused.left, strip.left) >= 32;
  };
  (links[3] as HTMLElement).focus();
  for (const animation of studios.element().getAnimations({ subtree: true }))
    animation.currentTime = 20_000;
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(links[2]);
  await expect.poll(isInView).toBe(true);
  for (const link of links.slice(3, 10)) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    await expect.poll(isInView).toBe(true);
  }
});

test('CFG-2 keeps the place of the page in the link to another language', async () => {
  await mountApp('/sitemap#content');
  const spanish = footer.getByRole('link', { name: 'Español' });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await spanish.click();
  expect((spanish.element() as HTMLAnchorElement).href).toBe(
    `${location.origin}/es/sitemap#content`,
  );
});

test('FTR-7 orders the last lines from right to left in Arabic', async () => {
  await mountApp('/ar/sitemap', { config: { languages: ['en', 'es', 'ar'] } });
  await expect.element(footer.getByRole('link', { name: 'Puente Payments' })).toBeInTheDocument();
  const [rights, makers] = [...document.querySelectorAll('.footer-end p')];
  const places = [
    ...(rights?.querySelectorAll('bdi') ?? []),
    ...(makers?.querySelectorAll('bdi') ?? []),
  ];
  const [company, first, second] = places.map((place) => place.getBoundingClientRect());
  const year = rights?.querySelector('span')?.getBoundingClientRect();
  expect(year?.left).toBeGreaterThanOrEqual(company?.right ?? Number.NaN);
  // A comma and a space are between the names.
  expect((first?.left ?? 0) - (second?.right ?? 0)).toBeGreaterThan(4);
  expect(makers?.textContent).toContain('Meridian Platform، Puente Payments، Lantern Odds');
});

test('FTR-9 shows the year of the visitor’s clock on a page rendered in another year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T12:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const place = document.createElement('p');
  place.innerHTML = renderToString(<CurrentYear />);
  document.body.append(place);
  expect(place.textContent).toBe('2030');
  vi.setSystemTime(new Date('2031-01-01T12:00:00Z'));
  const root = hydrateRoot(place, <CurrentYear />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => place.textContent).toBe('2031');
});
