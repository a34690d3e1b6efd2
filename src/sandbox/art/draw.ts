import { games } from '../catalogue/games.ts';
import { heroes } from '../catalogue/heroes.ts';
import { promotions } from '../catalogue/promotions.ts';
import { drawHero, drawNarrowHero } from './hero.ts';
import { drawPoster } from './poster.ts';
import { drawPromotion } from './promo.ts';

/** A picture as the uploads folder serves it. Width and height in px. */
export interface Picture {
  readonly body: string | Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** What draws each picture, by its file name. */
const pictures = new Map<string, () => Picture>([
  ...games.map((game) => svg(`game-${game.slug}`, 300, 400, () => drawPoster(game))),
  ...heroes.map((hero) => svg(`hero-${hero.slug}`, 1600, 600, () => drawHero(hero))),
  ...heroes.map((hero) => svg(`hero-narrow-${hero.slug}`, 720, 560, () => drawNarrowHero(hero))),
  ...promotions.map((promo) => svg(`promo-${promo.slug}`, 800, 450, () => drawPromotion(promo))),
]);

/** Draws the picture of that file name in uploads; `undefined` when there is none. The same name always gives the same bytes. */
export function drawPicture(name: string): Picture | undefined {
  return pictures.get(name)?.();
}

/** Every file name that `drawPicture` answers. */
export function pictureNames(): readonly string[] {
  return [...pictures.keys()];
}

function svg(name: string, width: number, height: number, draw: () => string) {
  const entry: [string, () => Picture] = [
    `${name}.svg`,
    () => ({ body: draw(), mime: 'image/svg+xml', width, height }),
  ];
  return entry;
}
