import { drawn } from '../../../src/sandbox/art/cast.ts';
import { wordmarkSign } from '../../../src/sandbox/art/marks/logo.ts';
import { house, tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { block, disc, fill, moved, outlined, svgFile } from '../../../src/sandbox/art/svg.ts';
import { street } from './scenes/street.ts';

/** The install banner, `w` by 400 px: a lit phone right of centre, empty space on the left. */
export function drawAppBanner(w: 1600 | 720): string {
  const cx = w === 1600 ? 1180 : 530;
  const stage: Stage = {
    w,
    h: 400,
    cx,
    cy: 210,
    tones: tones.violet,
    random: seeded(`banner ${w}`),
  };
  const { back, front } = street(stage);
  const wide = w === 1600;
  return svgFile(
    w,
    400,
    lights(stage),
    `<defs><linearGradient id="q"><stop stop-color="${house.night}" stop-opacity=".93"/><stop offset=".38" stop-color="${house.night}" stop-opacity=".8"/><stop offset=".68" stop-color="${house.night}" stop-opacity="0"/></linearGradient></defs>`,
    back,
    front,
    block({ x: 0, y: 0, w, h: 400 }, 'url(#q)'),
    wide ? drawn('star', 'brass', stage, `translate(${cx - 245} 150)rotate(-14)scale(.62)`) : '',
    wide ? drawn('chips', 'curtain', stage, `translate(${cx - 215} 300)scale(.62)`) : '',
    outlined(phone(stage), `translate(${cx} 216)rotate(8)`, house.night),
    wide ? drawn('ball', 'mint', stage, `translate(${cx + 240} 270)scale(.72)`) : '',
    wide ? drawn('gem', 'sky', stage, `translate(${cx + 220} 110)rotate(12)scale(.44)`) : '',
  );
}

/** A phone, 200x384, centred on (0, 0), with the lobby on its screen. */
function phone(stage: Stage): string {
  const tiles = (['fox', 'seven', 'gem', 'melon', 'crown', 'clover'] as const).map((motif, i) => {
    const hues = ['ember', 'curtain', 'sky', 'rose', 'brass', 'jade'] as const;
    const hue = hues[i] ?? 'ember';
    const [x, y] = [-82 + (i % 3) * 56, -46 + Math.floor(i / 3) * 78];
    const back = block({ x, y, w: 52, h: 72 }, tones[hue].dark, 7);
    return back + drawn(motif, hue, stage, `translate(${x + 26} ${y + 36})scale(.22)`);
  });
  return (
    block({ x: -102, y: -194, w: 204, h: 388 }, '#E9DCE4', 30) +
    block({ x: -98, y: -190, w: 196, h: 380 }, '#1B1220', 27) +
    block({ x: -90, y: -182, w: 180, h: 364 }, house.wine, 20) +
    moved('translate(-80 -168)scale(.5)', wordmarkSign()) +
    disc(72, -156, 9, house.brass) +
    block({ x: -82, y: -132, w: 164, h: 76 }, tones.curtain.base, 10) +
    drawn('bell', 'brass', stage, 'translate(40 -94)scale(.36)') +
    block({ x: -72, y: -112, w: 70, h: 9 }, house.ivory, 4) +
    block({ x: -72, y: -96, w: 48, h: 7 }, '#FFBAC4', 3) +
    block({ x: -72, y: -80, w: 44, h: 14 }, house.brass, 7) +
    tiles.join('') +
    fill('M-90 118H90V162Q90 182 70 182H-70Q-90 182-90 162Z', house.night) +
    [-66, -33, 0, 33, 66].map((x) => disc(x, 142, 8, x === 0 ? house.brass : house.plum)).join('')
  );
}
