import { expect, test } from 'vitest';
import { promotions } from '../../../src/sandbox/catalogue/promotions.ts';
import { drawPromotion, setFigure } from './promo.ts';

/** Width of a promotion's picture on a phone, and the height of a tall tile, CSS px (promotion-tiles.css). */
const [WIDTH, HEIGHT] = [104, 230];

test('PGS-1 draws a promotion’s figure within the part of its picture that a phone shows', () => {
  const shown = (WIDTH / HEIGHT) * 450;
  const withFigure = promotions.filter(({ figure }) => figure !== undefined);
  expect(withFigure.length).toBeGreaterThan(0);
  for (const promotion of withFigure) {
    const { lines } = setFigure(promotion.figure ?? '');
    const rim = 26;
    expect(Math.max(...lines.map(({ width }) => width)) + rim).toBeLessThanOrEqual(shown);
    expect(drawPromotion(promotion)).toContain('rotate(-5 400 ');
  }
});
