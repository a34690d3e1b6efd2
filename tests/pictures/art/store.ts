import { bulbs } from '../../../src/sandbox/art/bulbs.ts';
import { drawn } from '../../../src/sandbox/art/cast.ts';
import { scallops, times } from '../../../src/sandbox/art/geometry.ts';
import { words } from '../../../src/sandbox/art/marks/words.ts';
import { house, tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { block, disc, fill, line, svgFile } from '../../../src/sandbox/art/svg.ts';
import { street } from './scenes/street.ts';

const LOOKS = [
  { hue: 'violet', awning: 'curtain', left: 'ball', right: 'cards' },
  { hue: 'cobalt', awning: 'teal', left: 'trophy', right: 'seven' },
  { hue: 'curtain', awning: 'brass', left: 'dice', right: 'ball' },
] as const;

/** The number of shop fronts available. */
export const storeCount = LOOKS.length;

/** A betting shop's front at night, 640x480; `number` from 1 to `storeCount`. */
export function drawStore(number: number): string {
  const look = LOOKS[number - 1] ?? LOOKS[0];
  const awning = tones[look.awning];
  const stage: Stage = {
    w: 640,
    h: 480,
    cx: 320,
    cy: 230,
    tones: tones[look.hue],
    random: seeded(`store ${number}`),
  };
  const { back, front } = street(stage);
  const stripes = times(6, (i) => `M${110 + i * 70} 196h35v52q-17.5 26-35 0Z`);
  return svgFile(
    640,
    480,
    lights(stage),
    back,
    block({ x: 96, y: 92, w: 448, h: 330 }, house.night, 8),
    block({ x: 104, y: 100, w: 432, h: 322 }, house.velvet, 4),
    block({ x: 120, y: 112, w: 400, h: 72 }, '#4A0C26', 10),
    bulbs('M128 120H512V176H128Z', 8, 16),
    words('MARQUEE', { x: 320, y: 166, caps: 38, from: 'middle' }, house.ivory),
    block({ x: 122, y: 236, w: 150, h: 156 }, house.lamp),
    block({ x: 368, y: 236, w: 150, h: 156 }, house.lamp),
    fill('M122 392L272 236V392ZM368 392L518 236V392Z', '#FFF3CE', 'opacity=".5"'),
    line('M197 236V392M443 236V392M122 330H272M368 330H518', house.velvet, 6),
    drawn(look.left, 'brass', stage, 'translate(197 330)scale(.62)'),
    drawn(look.right, 'curtain', stage, 'translate(443 330)scale(.62)'),
    block({ x: 282, y: 250, w: 76, h: 172 }, house.night, 4),
    block({ x: 292, y: 262, w: 56, h: 150 }, tones.brass.light, 2),
    disc(338, 340, 5, house.night),
    fill(`M96 196H544V246H96Z`, '#FFF6E8'),
    fill(scallops(110, 244, 35, 30, 12), '#FFF6E8'),
    fill(stripes, awning.base),
    fill('M96 196H544V206H96Z', awning.dark),
    fill('M60 422H580L620 480H20Z', house.wine),
    fill('M282 422H358L400 480H240Z', tones.brass.light, 'opacity=".45"'),
    lampPost(56),
    lampPost(584),
    front,
  );
}

function lampPost(x: number): string {
  return (
    disc(x, 170, 70, 'url(#g)', 'opacity=".8"') +
    line(`M${x} 190V440M${x - 14} 440h28`, house.night, 10) +
    fill(`M${x - 18} 150H${x + 18}L${x + 12} 192H${x - 12}Z`, '#FFF3CE') +
    fill(`M${x - 22} 150L${x} 132 ${x + 22} 150Z`, house.night)
  );
}
