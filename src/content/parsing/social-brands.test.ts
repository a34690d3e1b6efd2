import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SOCIAL_BRANDS, socialBrand } from './social-brands.ts';

test.each([
  ['YouTube', 'youtube'],
  ['linkedin', 'linkedin'],
  ['fab fa-linkedin-in', 'linkedin'],
  ['facebook-f', 'facebook'],
  ['facebook-messenger', 'messenger'],
  ['twitter', 'x'],
  ['x-twitter', 'x'],
  ['Tik Tok', 'tiktok'],
  ['constructor', undefined],
  ['myspace', undefined],
])('FTR-7 %s is shown as %s', (icon, brand) => {
  expect(socialBrand(icon)).toBe(brand);
});

test('FTR-7 every known brand has a symbol in the shared file, and no other is there', () => {
  const sprite = readFileSync(new URL('../../../public/icons/brands.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual(Object.keys(SOCIAL_BRANDS).sort());
});
