import { drawn } from '../../../src/sandbox/art/cast.ts';
import { wordmarkSign } from '../../../src/sandbox/art/marks/logo.ts';
import { tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { moved, svgFile, wedges } from '../../../src/sandbox/art/svg.ts';
import { curtain } from './scenes/curtain.ts';

/** The picture shown when the site's URL is shared, 1200x630. */
export function drawShare(): string {
  const stage: Stage = {
    w: 1200,
    h: 630,
    cx: 600,
    cy: 330,
    tones: tones.curtain,
    random: seeded('share'),
  };
  const { back, front } = curtain(stage);
  return svgFile(
    1200,
    630,
    lights(stage),
    back,
    wedges(24, 900, 600, 290, tones.curtain.light, 0, 'opacity=".1"'),
    front,
    drawn('cards', 'curtain', stage, 'translate(240 470)rotate(-8)scale(1.3)'),
    drawn('ball', 'mint', stage, 'translate(970 490)scale(1.15)'),
    drawn('dice', 'violet', stage, 'translate(430 520)scale(.95)'),
    drawn('chips', 'curtain', stage, 'translate(770 520)scale(1)'),
    drawn('crown', 'brass', stage, 'translate(600 130)scale(.8)'),
    moved('translate(160 200)scale(4)', wordmarkSign()),
  );
}
