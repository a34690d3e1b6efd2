import { drawn } from '../../../src/sandbox/art/cast.ts';
import { tones } from '../../../src/sandbox/art/palette.ts';
import { lights, type Stage } from '../../../src/sandbox/art/scenes/stage.ts';
import { seeded } from '../../../src/sandbox/art/seeded.ts';
import { svgFile } from '../../../src/sandbox/art/svg.ts';
import type { Game } from '../../../src/sandbox/catalogue/game.ts';
import type { Scene } from '../../../src/sandbox/catalogue/motifs.ts';
import { scenes } from './scenes/scenes.ts';
import { type PlateStyle, titlePlate } from './title-plates.ts';

const W = 300;
const H = 400;

/** A game's poster, 300x400: its scene, its motif in the light, its title at the bottom. */
export function drawPoster(game: Game): string {
  const [own, around] = game.hues;
  const stage: Stage = {
    w: W,
    h: H,
    cx: 150,
    cy: 152,
    tones: tones[around],
    random: seeded(game.slug),
  };
  const setting = scenes[game.scene](stage);
  return svgFile(
    W,
    H,
    lights(stage),
    setting.back,
    drawn(game.motif, own, stage, `translate(150 ${MOTIF_Y[game.scene] ?? 146})scale(1.14)`),
    setting.front,
    // The display face of the lettering has no typographic apostrophe.
    titlePlate(plateOf(game), game.title.replace('’', "'"), tones[around], tones[own]),
  );
}

/** Scenes with a hanging object or a horizon need a lower or higher motif. */
const MOTIF_Y: Partial<Record<Scene, number>> = { curtain: 160, table: 163, sea: 142, street: 156 };

const SCENE_PLATES: Record<Scene, PlateStyle> = {
  street: 'neon',
  curtain: 'ribbon',
  rays: 'raised',
  sea: 'raised',
  hills: 'ribbon',
  peaks: 'raised',
  dunes: 'raised',
  space: 'neon',
  stadium: 'raised',
  forest: 'raised',
  temple: 'plaque',
  table: 'plaque',
  vaults: 'neon',
};

function plateOf({ category, scene }: Game): PlateStyle {
  return category === 'jackpots' ? 'letterboard' : SCENE_PLATES[scene];
}
