import type { SpotKind } from '../../catalogue/game-kind.ts';
import { gameWordsEn } from '../game/words-en.ts';
import { wordsEn as cardWords } from '../table/words-en.ts';
import { rulesEn } from './rules-en.ts';
import { tableWordsEn } from './table-words-en.ts';
/** English texts of the spot games. Their keys apply to every language. */
export const wordsEn = {
  ...gameWordsEn,
  ...rulesEn,
  ...tableWordsEn,
  card: cardWords.card,
  chip: 'Chip',
  board: 'Betting table',
  yourBets: 'Your bets',
  more: 'Splits, streets, corners and lines',
  clear: 'Clear',
  repeat: 'Repeat',
  play: {
    roulette: 'Spin',
    baccarat: 'Deal',
    'sic-bo': 'Roll',
    dice: 'Roll',
    craps: 'Roll',
    wheel: 'Spin',
    'dragon-tiger': 'Deal',
    bingo: 'Draw',
  } satisfies Record<SpotKind, string>,
  placeBets: 'Place bets',
  staked: (amount: string) => `Total bet ${amount}`,
  withOdds: (spot: string, odds: string) => `${spot}, ${odds}`,
  put: (spot: string, amount: string) => `${spot}: bet ${amount}`,
  nothing: 'nothing',
  number: (number: number) => `Number ${number}`,
  outside: {
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1 to 18',
    high: '19 to 36',
    dozen1: '1st dozen',
    dozen2: '2nd dozen',
    dozen3: '3rd dozen',
    column1: '1st column',
    column2: '2nd column',
    column3: '3rd column',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
  } as Record<string, string>,
  groups: { split: 'Split', street: 'Street', corner: 'Corner', line: 'Line' } as Record<
    string,
    string
  >,
  odds: { player: '1 to 1', banker: '0.95 to 1', tie: '8 to 1' } as Record<string, string>,
  start: 'Choose a chip, then the spots to put it on.',
  running: 'No more bets.',
  fell: (number: number, colour: string) => `${number} ${colour}.`,
  green: 'green',
  red: 'red',
  black: 'black',
  coup: (player: number, banker: number, winner: string) =>
    `Player ${player}, banker ${banker}: ${winner}.`,
  winner: {
    player: 'player wins',
    banker: 'banker wins',
    tie: 'tie',
  } as Record<string, string>,
  points: (side: string, points: number) => `${side}: ${points}`,
  back: (amount: string) => `You get ${amount} back.`,
  dealer: (name: string) => `Dealer: ${name}`,
  caller: (name: string) => `Caller: ${name}`,
  betsOpen: 'Place your bets.',
  placed: (amount: string) => `Your bets of ${amount} are on the table.`,
  left: (seconds: number) => `${seconds} s`,
  past: 'Last numbers',
  seed: 'Seed',
  roundSeed: (round: number) => `Round ${round}`,
};

export type Words = typeof wordsEn;
