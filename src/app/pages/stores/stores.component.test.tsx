import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { onDesktop } from '../../../../tests/component/resize.ts';
import { standStill } from '../../../../tests/component/stand-still.ts';
import { text } from '../../../../tests/component/text.ts';

const items = page.getByRole('main').getByRole('listitem');
const nearMe = page.getByRole('button', { name: 'Near me' });
const map = page.getByRole('region', { name: 'Map' });
const TILES = 'https://tiles.marquee.example';
const tiles = {
  tilesUrl: `${TILES}/{z}/{x}/{y}.png`,
  attribution: '© The map makers',
  maxZoom: 18,
};
const askedTiles = () => [...document.querySelectorAll(`img[src^="${TILES}"]`)].length;

type Located = Parameters<Geolocation['getCurrentPosition']>;

/** Replaces the device's geolocation. */
function locating(answer: (found: Located[0], failed: Located[1]) => void) {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(answer);
  onTestFinished(() => asked.mockRestore());
  return asked;
}
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude, accuracy: 10 } }) as GeolocationPosition;
const fault = (code: number) => ({ code }) as GeolocationPositionError;

test('RTE-5 PGS-1 redirects from an unknown shop to the list with a notice', async () => {
  await mountApp('/stores/madrid-el-dorado');
  await expect.element(text('That shop is no longer listed.')).toBeVisible();
  expect(location.pathname).toBe('/stores');
});

test('PGS-1 requests the position on a button press, then lists the nearest first', async () => {
  const asked = locating((found) => found(at(28.13, -15.43)));
  await mountApp('/stores');
  await expect.element(items.first()).toMatchTextContent(/A Coruña/);
  expect(asked).not.toHaveBeenCalled();
  await nearMe.click();
  await expect.element(items.first()).toMatchTextContent(/Las Canteras.*1 km/s);
  await expect.element(items.nth(1)).toMatchTextContent(/Triana Mar.*3\.2 km/s);
  await expect.element(items.last()).toMatchTextContent(/Onyar.*[\d,]+ km/s);
  await nearMe.click();
  await expect.element(items.first()).toMatchTextContent(/A Coruña/);
  await expect.element(text(/\d km/)).not.toBeInTheDocument();
});

test('PGS-1 distinguishes a slow device, one without a position, and a refusal', async () => {
  let fail: ((code: number) => void) | undefined;
  const asked = locating((_, failed) => {
    fail = (code) => failed?.(fault(code));
  });
  await mountApp('/stores');
  await expect.element(items.first()).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await nearMe.click();
  await expect.element(text(/^Getting your location\. Your browser/)).toBeVisible();
  vi.advanceTimersByTime(4000);
  await expect.element(text(/taking a while/)).toBeVisible();
  fail?.(2);
  await expect.element(text(/^We couldn’t get your location/)).toBeVisible();
  await nearMe.click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  fail?.(1);
  await expect.element(text(/^Your browser is not sharing your location/)).toBeVisible();
  await expect.element(text('54 shops')).toBeVisible();
});

test('PGS-1 shows whether a shop is open by its local time, also on the Canaries', async () => {
  // The embedded operator seeds the holidays of this year and the next.
  const year = new Date().getUTCFullYear();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // Wednesday, 02:00 in Madrid and 01:00 on the Canaries.
  vi.setSystemTime('2026-11-25T01:00:00Z');
  const before = await mountApp('/stores');
  const item = (name: string) => items.filter({ hasText: name });
  for (const [name, words] of [
    ['Marquee Gran Vía', /Closed, opens at 12:00/],
    ['Marquee Las Canteras', /Open, closes in 30 minutes/],
    ['Marquee Atocha', /Open 24 hours/],
    ['Marquee Gràcia', /Closed, opens at 10:00/],
    ['Marquee Valle de Gran Rey', /Call us for opening hours/],
  ] as const)
    await expect.element(item(name)).toMatchTextContent(words);
  await item('Marquee Las Canteras').getByRole('link').click();
  await expect.element(text('Local time now: 01:00.')).toBeVisible();
  await expect
    .element(page.getByRole('row').filter({ hasText: 'Wednesday' }))
    .toHaveAttribute('aria-current', 'date');
  await before.screen.unmount();
  vi.setSystemTime(`${year}-12-25T12:00:00Z`);
  await mountApp(location.pathname);
  await expect.element(text('Closed, opens tomorrow at 12:00')).toBeVisible();
});

test('PGS-1 zooms the map by keyboard and links its pins with the list', async () => {
  await onDesktop();
  await mountApp('/stores?q=madrid');
  const pin = (name: string) => map.getByRole('button', { name });
  const group = map.getByRole('button', { name: /shops here, zoom in$/ }).first();
  await expect.element(group).toBeVisible();
  (group.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement?.matches('.store-map-pin, .store-map-group'))
    .toBe(true);
  await items.getByRole('button', { name: 'Show Marquee Lavapiés on the map' }).click();
  await expect.element(pin('Marquee Lavapiés')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pin('Marquee Atocha')).toBeVisible();
  (pin('Marquee Atocha').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(pin('Marquee Atocha')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pin('Marquee Lavapiés')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(items.filter({ hasText: 'Marquee Atocha' }))
    .toHaveAttribute('aria-current', 'true');
  await expectAccessible();
  await map.getByRole('link', { name: 'View shop: Marquee Atocha' }).click();
  await expect.poll(() => location.pathname).toBe('/stores/madrid-atocha');
});

test('PGS-1 CFG-2 requests map tiles only on request, and names their host first', async () => {
  await onDesktop();
  await mountApp('/stores', { config: { map: tiles } });
  await expect.element(map).toMatchTextContent(`The map comes from ${new URL(TILES).host}`);
  await page.getByRole('searchbox').fill('madrid');
  await expect.element(page.getByText('5 shops')).toBeVisible();
  expect(askedTiles()).toBe(0);
  await map.getByRole('button', { name: 'Show map' }).click();
  await expect.poll(askedTiles).toBeGreaterThan(3);
  await expect.element(map.getByText('© The map makers')).toBeVisible();
  expect(document.querySelector('path.store-map-land')).toBeNull();
});

test('PGS-1 CFG-2 names the tiles’ host on a phone, too, before requesting them', async () => {
  locating((found) => found(at(40.4, -3.7)));
  const { host } = new URL(TILES);
  await mountApp('/stores', { config: { map: tiles } });
  await nearMe.click();
  await expect.element(text(`requests the area around you from ${host}`)).toBeVisible();
  await page.getByRole('button', { name: 'Map' }).click();
  const show = map.getByRole('button', { name: 'Show map' });
  await expect.element(show).toHaveFocus();
  await expect
    .element(map.getByText(`The map comes from ${host}`, { exact: false }))
    .toBeInViewport();
  expect(askedTiles()).toBe(0);
  await show.click();
  await expect.poll(askedTiles).toBeGreaterThan(1);
  // From now on the list shows shops on the map directly.
  await page
    .getByRole('button', { name: /^Show .* on the map$/ })
    .first()
    .click();
  await expect.element(map).toBeInViewport();
});

test('PGS-1 unmounts a map that is still animating without errors', async () => {
  await onDesktop();
  const { router } = await mountApp('/stores?q=madrid');
  const group = map.getByRole('button', { name: /shops here, zoom in$/ }).first();
  await expect.element(group).toBeVisible();
  const faults: unknown[] = [];
  const hear = (event: ErrorEvent) => void faults.push(event.message);
  addEventListener('error', hear);
  onTestFinished(() => removeEventListener('error', hear));
  // Without transitions, a timer of 250 ms ends Leaflet's animation.
  const endAnimation = holdTimers(250);
  await standStill(async () => {
    (group.element() as HTMLElement).click();
    await expect.poll(() => document.querySelector('.leaflet-zoom-anim')).not.toBeNull();
    await router.navigate('/help');
    await expect.element(map).not.toBeInTheDocument();
  });
  endAnimation();
  await new Promise(requestAnimationFrame);
  expect(faults).toEqual([]);
});

test('CFG-2 orders addresses and distances in Arabic by their own direction', async () => {
  await mountApp('/ar/stores/las-palmas-triana-mar', {
    config: { languages: ['en', 'es', 'ar'] },
  });
  await expect.poll(() => document.querySelector('.nearby-stores bdi')).not.toBeNull();
  const isBeforeRest = (selector: string) => {
    const part = document.querySelector(selector) as Element;
    const rest = document.createRange();
    rest.selectNode(part.nextSibling as Node);
    return part.getBoundingClientRect().left < rest.getBoundingClientRect().left;
  };
  expect(isBeforeRest('address bdi')).toBe(true);
  expect(isBeforeRest('.nearby-stores bdi')).toBe(false);
});
