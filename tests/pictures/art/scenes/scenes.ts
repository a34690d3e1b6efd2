import type { Setting, Stage } from '../../../../src/sandbox/art/scenes/stage.ts';
import type { Scene } from '../../../../src/sandbox/catalogue/motifs.ts';
import { burst } from './burst.ts';
import { curtain } from './curtain.ts';
import { dunes } from './dunes.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { peaks } from './peaks.ts';
import { sea } from './sea.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { temple } from './temple.ts';
import { vaults } from './vaults.ts';

/** The drawing function of each scene in the catalogue. */
export const scenes: Record<Scene, (stage: Stage) => Setting> = {
  street,
  curtain,
  rays: burst,
  sea,
  hills,
  peaks,
  dunes,
  space,
  stadium,
  forest,
  temple,
  table,
  vaults,
};
