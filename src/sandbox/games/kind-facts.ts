import type { GameDetails } from '../../operator/contract/types.ts';
import type { GameKind, LiveKind } from '../catalogue/game-kind.ts';
import { returnOf as bingoReturn } from './bingo/bingo-cards.ts';
import { CARD_STAKES } from './card-games/card-game-view.ts';
import { HOLDEM_RETURN } from './card-games/casino-holdem-pays.ts';
import { HI_LO_RETURN } from './card-games/hi-lo-pays.ts';
import { PONTOON_RETURN } from './card-games/pontoon-pays.ts';
import { RED_DOG_RETURN } from './card-games/red-dog-pays.ts';
import { THREE_CARD_RETURN } from './card-games/three-card-pays.ts';
import { crapsTable } from './dice/craps-table.ts';
import { sicBoTable } from './dice/sic-bo-table.ts';
import { twoDiceTable } from './dice/two-dice-table.ts';
import { dragonTigerTable } from './dragon-tiger/dragon-tiger-table.ts';
import { LEAST_STAKE, MOST_STAKE } from './spots/spot-game.ts';
import { RETURN_TO_PLAYER } from './video-poker/poker-hand.ts';
import { wheelTable } from './wheel/wheel-table.ts';

type Sheet = NonNullable<GameDetails['sheet']>;

const atCards = (
  returnToPlayer: number,
  volatility: Sheet['volatility'],
  stakes = CARD_STAKES,
) => ({
  returnToPlayer,
  volatility,
  currency: 'EUR',
  leastStake: Math.min(...stakes),
  mostStake: Math.max(...stakes),
});

/** For games with several bets this is the return of the best one. */
const onSpots = (returnToPlayer: number, volatility: Sheet['volatility']) => ({
  returnToPlayer,
  volatility,
  currency: 'EUR',
  leastStake: LEAST_STAKE,
  mostStake: MOST_STAKE,
});

/** Published facts about games without reels, by their rules. */
export const KIND_FACTS: Readonly<Record<Exclude<GameKind, 'slot' | LiveKind>, Sheet>> = {
  blackjack: atCards(0.995, 'low'),
  'video-poker': atCards(RETURN_TO_PLAYER, 'high', [20, 1000]),
  'red-dog': atCards(RED_DOG_RETURN, 'medium'),
  'hi-lo': atCards(HI_LO_RETURN, 'medium'),
  'three-card-poker': atCards(THREE_CARD_RETURN, 'medium'),
  'casino-holdem': atCards(HOLDEM_RETURN, 'medium'),
  pontoon: atCards(PONTOON_RETURN, 'low'),
  roulette: onSpots(36 / 37, 'medium'),
  baccarat: onSpots(0.9894, 'low'),
  'sic-bo': onSpots(sicBoTable.returnOf('small'), 'medium'),
  dice: onSpots(twoDiceTable.returnOf('total-2'), 'medium'),
  craps: onSpots(crapsTable.returnOf('dont-pass'), 'low'),
  wheel: onSpots(wheelTable.returnOf('1'), 'high'),
  'dragon-tiger': onSpots(dragonTigerTable.returnOf('sun'), 'low'),
  bingo: onSpots(bingoReturn(), 'high'),
};
