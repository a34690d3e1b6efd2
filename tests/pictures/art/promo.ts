import { drawn } from '../../../src/sandbox/art/cast.ts';
import { type Lockup, lockup } from '../../../src/sandbox/art/lockup.ts';
import { house, tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { svgFile } from '../../../src/sandbox/art/svg.ts';
import { typeset } from '../../../src/sandbox/art/typeset.ts';
import type { Promotion } from '../../../src/sandbox/catalogue/promotions.ts';
import { scenes } from './scenes/scenes.ts';

/**
 * A promotion's picture, 800x450: its motif on a set, and its figure in front of it, if any. Both are in the middle,
 * because a phone shows a third of the picture's width (promotion-tiles.css).
 */
export function drawPromotion({ slug, scene, motif, hues, figure }: Promotion): string {
  const [own, around] = hues;
  const stage: Stage = {
    w: 800,
    h: 450,
    cx: 400,
    cy: 232,
    tones: tones[around],
    random: seeded(slug),
  };
  const setting = scenes[scene](stage);
  return svgFile(
    800,
    450,
    lights(stage),
    setting.back,
    drawn(motif, own, stage, 'translate(400 242)scale(1.62)'),
    figure === undefined ? '' : large(figure, tones[own].dark),
    setting.front,
  );
}

export const setFigure = (figure: string): Lockup => lockup(figure, 170, 190, 190);

/** A figure raised off the picture, below its centre. */
function large(figure: string, edge: string): string {
  const set = setFigure(figure);
  const d = typeset(set, 400, 290 - set.height / 2);
  const copy = (y: number, colour: string, width: number) =>
    `<use href="#n" y="${y}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
  return `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".3" stop-color="#FFFBF2"/><stop offset="1" stop-color="${house.lamp}"/></linearGradient><path id="n" d="${d}"/></defs><g transform="rotate(-5 400 290)">${copy(16, house.night, 26)}${copy(13, edge, 12)}${copy(6, edge, 12)}<use href="#n" fill="url(#f)"/></g>`;
}
