import { baccarat } from './baccarat/baccarat.ts';
import { bingo } from './bingo/bingo.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { casinoHoldem } from './card-games/casino-holdem.ts';
import { hiLo } from './card-games/hi-lo.ts';
import { pontoon } from './card-games/pontoon.ts';
import { redDog } from './card-games/red-dog.ts';
import { threeCardPoker } from './card-games/three-card-poker.ts';
import { craps, sicBo, twoDice } from './dice/dice-games.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { roulette } from './roulette/roulette.ts';
import type { SpotGame } from './spots/spot-game.ts';
import type { TableRules } from './table/table-rules.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel/wheel.ts';

/** Rules of all games whose rounds take several steps. */
export const tableRules = [
  blackjack,
  videoPoker,
  redDog,
  hiLo,
  threeCardPoker,
  casinoHoldem,
  pontoon,
] as readonly TableRules[];

/** All games in which one draw settles chips on spots, alone or at a live table. */
export const spotGames = [
  roulette,
  baccarat,
  dragonTiger,
  sicBo,
  twoDice,
  craps,
  wheel,
  bingo,
] as readonly SpotGame[];
