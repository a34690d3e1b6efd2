import { expect, onTestFinished, test } from 'vitest';
import { missFile } from '../../../tests/component/missing-file.ts';
import { createStores } from '../state/stores.ts';
import { hideBrokenPictures } from './broken-pictures.ts';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const BROKEN = 'data:image/gif;base64,';

function picture(src: string, alt: string) {
  const image = document.createElement('img');
  image.alt = alt;
  image.src = src;
  document.body.append(image);
  onTestFinished(() => image.remove());
  return image;
}

test('FRM-4 leaves the place of a decorative picture empty when it fails to load', async () => {
  const early = picture(BROKEN, '');
  await expect.poll(() => early.complete).toBe(true);
  hideBrokenPictures(createStores('system').network);
  const late = picture(BROKEN, '');
  const told = picture(BROKEN, 'Neon Alley');
  const whole = picture(DOT, '');
  const seen = () => [early, late, told, whole].map((image) => image.style.visibility);
  await expect.poll(seen).toEqual(['hidden', 'hidden', '', '']);
  early.src = DOT;
  await expect.poll(seen).toEqual(['', 'hidden', '', '']);
});

test('FRM-4 PWA-3 reloads failed pictures once the site is reachable again', async () => {
  const { network } = createStores('system');
  network.online = false;
  hideBrokenPictures(network);
  const findPicture = await missFile('icons/badge-96.png');
  const missed = picture('/icons/badge-96.png', '');
  const seen = () => [missed.style.visibility, missed.naturalWidth];
  await expect.poll(seen).toEqual(['hidden', 0]);
  await findPicture();
  network.online = true;
  await expect.poll(seen).toEqual(['', 96]);
});
