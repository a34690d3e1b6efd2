import { gameWordsEn } from '../game/words-en.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUITS: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

/** English texts shared by all table games. Their keys apply to every language. */
export const wordsEn = {
  ...gameWordsEn,
  card: (card: string) =>
    `${RANKS[card.charAt(0)] ?? card.charAt(0)} of ${SUITS[card.charAt(1)] ?? ''}`,
  faceDown: 'Face-down card',
  stake: 'Stake',
  lessStake: 'Lower the stake',
  moreStake: 'Raise the stake',
  dealFor: (stake: string) => `Deal for ${stake}`,
  balanceNow: (amount: string) => `Balance ${amount}.`,
  start: 'Choose your stake and deal.',
  back: (amount: string) => `You get ${amount} of your stake back.`,
  everyTable: [
    'The server sets the order of the cards before it deals. If you lose your connection, your hand waits for you.',
    'If your session ends during a hand, the hand is settled at once by the rules above.',
  ],
  returns: (percent: string) =>
    `Return to player: about ${percent} of all stakes over the long run with the best play. A single session can end far above or below that.`,
  fairnessText:
    'All cards of this session come from a random seed, chosen before the first round. Its SHA-256 hash is below; the seed itself is in the signed statement of the session. For round n, number the cards from 0: ace to king of spades, hearts, diamonds, clubs, deck after deck. Sort these numbers by HMAC-SHA256 (hex) with the seed as the key and the text n:number. That is the order in which cards are dealt.',
};

export type TableWords = typeof wordsEn;
