import { drawn } from '../../../src/sandbox/art/cast.ts';
import { house, tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { block, svgFile, wedges } from '../../../src/sandbox/art/svg.ts';
import type { Hero } from '../../../src/sandbox/catalogue/heroes.ts';
import { scenes } from './scenes/scenes.ts';

/** Position of a cast member, in stage heights from the middle, and its size. */
type Place = readonly [x: number, y: number, size: number, turn: number];

/** The lead first, then pairs outwards. The first of each pair is on the left. */
const PLACES: readonly Place[] = [
  [0, 0.02, 0.36, 0],
  [-0.47, 0.19, 0.22, -8],
  [0.47, 0.19, 0.22, 8],
  [-0.4, -0.28, 0.14, -14],
  [0.4, -0.26, 0.155, 12],
  [-0.78, 0.3, 0.145, -8],
  [0.77, 0.3, 0.15, 10],
];

/** The wide hero, 1600x600: the cast on the right, the left calm and dark for the page's text. */
export function drawHero(hero: Hero): string {
  const w = 1600;
  const h = 600;
  const shade = `<linearGradient id="q"><stop stop-color="${house.night}" stop-opacity=".93"/><stop offset=".3" stop-color="${house.night}" stop-opacity=".84"/><stop offset=".6" stop-color="${house.night}" stop-opacity="0"/></linearGradient>`;
  return scene(hero, { w, h, cx: 1085, cy: 288 }, shade, 0.92);
}

/** The narrow hero, 720x560: the cast at the top, the bottom calm and dark for the page's text. */
export function drawNarrowHero(hero: Hero): string {
  const shade = `<linearGradient id="q" x2="0" y2="1"><stop offset=".4" stop-color="${house.night}" stop-opacity="0"/><stop offset=".66" stop-color="${house.night}" stop-opacity=".88"/><stop offset=".85" stop-color="${house.night}"/></linearGradient>`;
  return scene(hero, { w: 720, h: 560, cx: 360, cy: 205 }, shade, 0.71);
}

function scene(
  hero: Hero,
  frame: Pick<Stage, 'w' | 'h' | 'cx' | 'cy'>,
  shade: string,
  size: number,
) {
  const { w, h, cx, cy } = frame;
  const stage: Stage = { ...frame, tones: tones[hero.hue], random: seeded(hero.slug) };
  const setting = scenes[hero.scene](stage);
  const unit = h * size;
  const cast = hero.cast.map(([motif, hue], i) => {
    const [x, y, scale, turn] = PLACES[i] ?? [0, 0, 0, 0];
    const at = `translate(${Math.round(cx + x * unit)} ${Math.round(cy + y * unit)})`;
    return drawn(
      motif,
      hue,
      stage,
      `${at}rotate(${turn})scale(${((scale * unit) / 100).toFixed(2)})`,
    );
  });
  return svgFile(
    w,
    h,
    lights(stage),
    `<defs>${shade}</defs>`,
    setting.back,
    setting.front,
    wedges(18, w, cx, cy, tones[hero.hue].light, 0, 'opacity=".1"'),
    block({ x: 0, y: 0, w, h }, 'url(#q)'),
    ...cast.reverse(),
  );
}
