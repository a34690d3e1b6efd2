import { games } from '../../../src/sandbox/catalogue/games.ts';
import { heroes } from '../../../src/sandbox/catalogue/heroes.ts';
import { promotions } from '../../../src/sandbox/catalogue/promotions.ts';
import { drawAppBanner } from './app-banner.ts';
import { drawHero, drawNarrowHero } from './hero.ts';
import { drawPoster } from './poster.ts';
import { drawPromotion } from './promo.ts';
import { drawStore, storeCount } from './store.ts';

/** A drawing that the site shows as a bitmap: file name and bitmap size in px. */
export interface Illustration {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Returns an SVG file of the same proportions. */
  readonly draw: () => string;
}

/** Posters. The operator's APIs offer one size: twice the width of the widest place where they are shown. */
export const posters: readonly Illustration[] = games.map((game) =>
  avif(`game-${game.slug}`, 384, 512, () => drawPoster(game)),
);

/** Pictures that editors upload, large enough for full width on a high-density screen. */
export const editorial: readonly Illustration[] = [
  ...heroes.map((hero) => avif(`hero-${hero.slug}`, 2000, 750, () => drawHero(hero))),
  ...heroes.map((hero) => avif(`hero-narrow-${hero.slug}`, 1080, 840, () => drawNarrowHero(hero))),
  ...promotions.map((promo) => webp(`promo-${promo.slug}`, 1200, 675, () => drawPromotion(promo))),
  avif('banner-app', 2000, 500, () => drawAppBanner(1600)),
  avif('banner-app-narrow', 1080, 600, () => drawAppBanner(720)),
  ...Array.from({ length: storeCount }, (_, i) =>
    webp(`store-${i + 1}`, 640, 480, () => drawStore(i + 1)),
  ),
];

function avif(name: string, width: number, height: number, draw: () => string): Illustration {
  return { file: `${name}.avif`, width, height, draw };
}

function webp(name: string, width: number, height: number, draw: () => string): Illustration {
  return { file: `${name}.webp`, width, height, draw };
}
