import type { SlotSymbol, SlotTableName } from '../../games/slot/pay-tables.ts';
import { gameWordsEn } from '../game/words-en.ts';

/** English texts of the page. Their keys apply to every language. */
export const wordsEn = {
  ...gameWordsEn,
  retry: 'Try again',
  sound: 'Sound',
  reels: 'Reels',
  row: (number: number, symbols: string) => `Row ${number}: ${symbols}`,
  spin: 'Spin',
  spinFor: (stake: string) => `Spin for ${stake}`,
  stake: 'Stake',
  lessStake: 'Lower the stake',
  moreStake: 'Raise the stake',
  start: 'Ten paylines. Every win is at least your stake.',
  back: (amount: string) => `You get your ${amount} stake back.`,
  lineWin: (line: number, count: number, symbol: string, amount: string) =>
    `Line ${line}: ${count} × ${symbol}, ${amount}`,
  balanceNow: (amount: string) => `Balance ${amount}.`,
  symbols: {
    M: 'title symbol',
    L: 'lamp',
    S: 'star',
    B: 'bell',
    K: 'key',
    P: 'spade',
    H: 'heart',
    D: 'diamond',
    C: 'club',
  } satisfies Record<SlotSymbol, string> as Record<string, string>,
  pays: 'Paytable',
  paysFor: (stake: string) => `Wins for a stake of ${stake}, by number of matching symbols.`,
  symbol: 'Symbol',
  ofAKind: (count: number) => `${count} of a kind`,
  lines: 'The ten paylines',
  line: (number: number) => `Line ${number}`,
  rules: 'Rules',
  ruleTexts: [
    'Your stake is split across ten paylines. A line pays for three or more matching symbols in a row from the left reel. All winning lines are added together.',
    'The lamp is wild: it replaces any other symbol. A line of lamps pays as the title symbol. If a line can be read in two ways, the higher win counts.',
    'Every win is at least the stake of the round.',
    'The server sets the result before the reels spin. If you lose your connection, the result stands and you see it when you return.',
    'Press Space or Enter to start a round, one press per round. There is no autoplay, and you cannot speed up the reels.',
  ],
  facts: 'Return and volatility',
  returns: (percent: string) =>
    `Return to player: ${percent} of all stakes over the long run, calculated from the reels below. A single session can end far above or below that.`,
  volatility: {
    low: 'Volatility: low. Smaller wins, more often.',
    medium: 'Volatility: medium.',
    high: 'Volatility: high. Bigger wins, less often.',
    jackpot:
      'Volatility: very high. The top prize is fixed at 10,000 times the stake and is very rare.',
  } satisfies Record<SlotTableName, string>,
  strips: 'The reels, from top to bottom',
  stripsText: 'Every position is equally likely. You always see where the reels really stopped.',
  reel: (number: number) => `Reel ${number}`,
  fairnessText:
    'All results of this session come from a random seed, chosen before the first round. Its SHA-256 hash is below; the seed itself is in the signed statement of the session. For round n, calculate HMAC-SHA256 with the seed as the key and the number n as text. Its first five bytes, modulo 32, give the position of each reel in the top row, counted from 0.',
};

export type Words = typeof wordsEn;
