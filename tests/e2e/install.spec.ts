import { type Manifest, openDevtools } from '../fixtures/installability.ts';
import { expect, test } from '../fixtures/pwa-profile.ts';

test('PWA-4 the site is installable, with its shortcuts and every icon and screenshot', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  const devtools = await openDevtools(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { appId } = await devtools.send('Page.getAppId');
  expect(appId).toBe(`${gate.origin}/`);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/?src=pwa', scope: '/', lang: 'en' });
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/sports?src=pwa');

  const { icons, screenshots, shortcuts } = manifest;
  expect(icons.map(({ purpose }) => purpose).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'wide',
    'wide',
  ]);
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    const response = await fetch(gate.origin + src);
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type]);
    if (sizes === 'any') continue;
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, found]).toEqual([src, sizes]);
  }
});
