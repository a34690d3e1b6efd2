import type { Motif } from '../../catalogue/motifs.ts';
import { dealer } from './dealer.ts';
import { bull, cat, dragon, fox, tiger, wolf } from './heads.ts';
import { balloon, cactus, comet, ferris, sun, train, volcano } from './journeys.ts';
import { bell, candy, cherries, clover, crown, melon, seven, star } from './luck.ts';
import type { DrawMotif } from './motif.ts';
import { ball, bolt, stopwatch, ticket, trophy } from './prizes.ts';
import { crystalBall, flask, hat, lamp, lantern, mask, mic, rose, vinyl } from './props.ts';
import { chest, coins, gem, ingots, key, vault } from './riches.ts';
import { cards, chips, dice, roulette, spade, wheel } from './tables.ts';
import { compass, koi, kraken, lighthouse, lotus, shell } from './water.ts';
import { bee, crane, moth, owl, peacock, phoenix, scarab } from './wings.ts';

/** The drawing function of each motif in the catalogue. */
export const motifs: Record<Motif, DrawMotif> = {
  ball,
  bolt,
  stopwatch,
  ticket,
  trophy,
  chest,
  coins,
  gem,
  ingots,
  key,
  vault,
  bull,
  cat,
  dragon,
  fox,
  tiger,
  wolf,
  balloon,
  cactus,
  comet,
  ferris,
  sun,
  train,
  volcano,
  bell,
  candy,
  cherries,
  clover,
  crown,
  melon,
  seven,
  star,
  flask,
  hat,
  lamp,
  lantern,
  mask,
  mic,
  rose,
  vinyl,
  'crystal-ball': crystalBall,
  cards,
  chips,
  dealer,
  dice,
  roulette,
  spade,
  wheel,
  compass,
  koi,
  kraken,
  lighthouse,
  lotus,
  shell,
  bee,
  crane,
  moth,
  owl,
  peacock,
  phoenix,
  scarab,
};
