import { readFileSync } from 'node:fs';
import { games } from '../catalogue/games.ts';
import { heroes } from '../catalogue/heroes.ts';
import { legalMarks } from '../catalogue/legal-marks.ts';
import { menuIcons } from '../catalogue/menu-icons.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { promotions } from '../catalogue/promotions.ts';
import { providers } from '../catalogue/providers.ts';
import { sponsors } from '../catalogue/sponsors.ts';
import { drawAppBanner } from './app-banner.ts';
import { drawHero, drawNarrowHero } from './hero.ts';
import { drawLegalMark } from './marks/legal.ts';
import { drawLogo, drawSmallLogo } from './marks/logo.ts';
import { drawMenuIcon } from './marks/menu-icon.ts';
import { drawPayment } from './marks/payment.ts';
import { drawProvider } from './marks/provider.ts';
import { drawSponsor } from './marks/sponsor.ts';
import { drawPoster } from './poster.ts';
import { drawPromotion } from './promo.ts';
import { rasters } from './rasters.ts';
import { drawStore, storeCount } from './store.ts';

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
  svg('banner-app', 1600, 400, () => drawAppBanner(1600)),
  svg('banner-app-narrow', 720, 400, () => drawAppBanner(720)),
  ...providers
    .filter((provider) => provider.hasFooterImage)
    .map((provider) => svg(`provider-${provider.code}`, 140, 48, () => drawProvider(provider))),
  ...paymentMethods.map((method) =>
    svg(`payment-${method.code}`, 80, 48, () => drawPayment(method)),
  ),
  ...legalMarks.map((mark) => svg(`legal-${mark.code}`, 100, 22, () => drawLegalMark(mark))),
  ...sponsors.map((sponsor) =>
    svg(`sponsor-${sponsor.code}`, 320, 110, () => drawSponsor(sponsor)),
  ),
  ...menuIcons.map((name) => svg(`icon-${name}`, 24, 24, () => drawMenuIcon(name))),
  ...Array.from({ length: storeCount }, (_, i) =>
    svg(`store-${i + 1}`, 640, 480, () => drawStore(i + 1)),
  ),
  svg('logo', 220, 48, drawLogo),
  svg('logo-small', 48, 48, drawSmallLogo),
  ...rasters.map(png),
]);

/**
 * Draws the picture of that file name in uploads; `undefined` when there is none. The same name
 * always gives the same bytes. Drawing takes about a millisecond: keep what is asked for often.
 */
export function drawPicture(name: string): Picture | undefined {
  return pictures.get(name)?.();
}

/** Every file name that `drawPicture` answers. */
export function pictureNames(): readonly string[] {
  return [...pictures.keys()];
}

type Entry = [name: string, draw: () => Picture];

function svg(name: string, width: number, height: number, draw: () => string): Entry {
  return [`${name}.svg`, () => ({ body: draw(), mime: 'image/svg+xml', width, height })];
}

/** A raster picture, made once from a drawing by `npm run pictures` and kept in `files/`. */
function png({ file, width, height }: (typeof rasters)[number]): Entry {
  const url = new URL(`./files/${file}`, import.meta.url);
  return [file, () => ({ body: readFileSync(url), mime: 'image/png', width, height })];
}
