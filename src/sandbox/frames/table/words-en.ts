const RANKS: Readonly<Record<string, string>> = {
  ...{ A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' },
};
const SUITS: Readonly<Record<string, string>> = {
  ...{ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
};

/** What every table game says in English; the keys are those of every language. */
export const wordsEn = {
  opening: 'Opening the game…',
  deposit: 'Deposit',
  leave: 'Leave the game',
  help: 'Paytable & rules',
  close: 'Close',
  card: (card: string) =>
    `${RANKS[card.charAt(0)] ?? card.charAt(0)} of ${SUITS[card.charAt(1)] ?? ''}`,
  faceDown: 'Face-down card',
  stake: 'Stake',
  lessStake: 'Lower the stake',
  moreStake: 'Raise the stake',
  dealFor: (stake: string) => `Deal for ${stake}`,
  balance: 'Balance',
  balanceNow: (amount: string) => `Balance ${amount}.`,
  asking: 'One moment…',
  lost: 'No connection. We keep checking for the result; your stake is taken only once.',
  paused: 'Paused',
  over: 'This session has ended.',
  start: 'Choose your stake and deal.',
  none: 'No win.',
  win: (amount: string) => `You win ${amount}.`,
  back: (amount: string) => `You get ${amount} of your stake back.`,
  everyTable: [
    'The server sets the order of the cards before it deals. If you lose your connection, your hand waits for you.',
    'If your session ends during a hand, the hand is settled at once by the rules above.',
  ],
  pace: (seconds: string) => `A new round can start every ${seconds} s.`,
  returns: (percent: string) =>
    `Return to player: about ${percent} of all stakes over the long run with the best play. A single session can end far above or below that.`,
  fairness: 'Check it yourself',
  fairnessText:
    'All cards of this session come from a random seed, chosen before the first round. Its SHA-256 hash is below; the seed itself is in the signed statement of the session. For round n, number the cards from 0: ace to king of spades, hearts, diamonds, clubs, deck after deck. Sort these numbers by HMAC-SHA256 (hex) with the seed as the key and the text n:number. That is the order in which cards are dealt.',
  seedHash: 'Hash of the seed (base64url)',
  failures: {
    alone: 'Open this game from the casino.',
    network: 'We couldn’t reach the game.',
    ticket_invalid: 'This link has been used already. Open the game again from the casino.',
    other: 'We couldn’t open the game.',
  } as Record<string, string>,
  refusals: {
    insufficient_funds: 'Your balance is too low for this stake. No stake was taken.',
    stake_too_high: 'This stake is above your maximum. No stake was taken.',
    notice_due: 'Read the message first, then continue your hand.',
    session_ended: 'This session has ended.',
    token_invalid: 'This game has ended or is open elsewhere. Your statement lists every round.',
    limit_exceeded: 'This would exceed one of your limits. No stake was taken.',
    other: 'That didn’t work. Your balance has not changed. Try again.',
  } as Record<string, string>,
  limitLeft: (amount: string) => `Your limit allows another ${amount}. No stake was taken.`,
};

export type TableWords = typeof wordsEn;
