import { expect, onTestFinished, test } from 'vitest';
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

test('FRM-4 leaves the place of a decorative picture empty that did not load', async () => {
  const early = picture(BROKEN, '');
  await expect.poll(() => early.complete).toBe(true);
  hideBrokenPictures();
  const late = picture(BROKEN, '');
  const told = picture(BROKEN, 'Neon Alley');
  const whole = picture(DOT, '');
  const seen = () => [early, late, told, whole].map((image) => image.style.visibility);
  await expect.poll(seen).toEqual(['hidden', 'hidden', '', '']);
  early.src = DOT;
  await expect.poll(seen).toEqual(['', 'hidden', '', '']);
});
