import type { SpotKind } from '../../catalogue/game-kind.ts';

/** Rules and verification of the spot games, by kind. The keys apply to every language. */
export const rulesEn = {
  /** Live tables show these before the rules of the game. */
  liveRules: [
    'Everyone at the table plays the same round. You have 18 seconds to place your bets, once. After that the dealer takes no more bets and no stake is charged.',
    'If you leave or lose your connection, your bets stay on the table and are settled with the result.',
  ],
  liveCheck:
    'Each round has a seed of its own. Its SHA-256 hash is shown while bets are open; the seed comes with the result. Your statement lists it with the round.',
  rules: {
    roulette: [
      'One zero and the numbers 1 to 36, each equally likely. A number pays 35 to 1, a split 17 to 1, a street 11 to 1. A corner pays 8 to 1, a line 5 to 1, a dozen or column 2 to 1. Red, black, even, odd, 1 to 18 and 19 to 36 pay 1 to 1.',
      'The 1st column is 1, 4, 7 and so on to 34. The 2nd is 2, 5, 8 to 35, and the 3rd is 3, 6, 9 to 36.',
      'On zero, all outside bets lose. Return to player: 97.30% over the long run, for every bet.',
    ],
    baccarat: [
      'Eight decks, shuffled before every round. Aces count 1, tens and face cards 0; only the last digit of a total counts. The side closer to 9 wins.',
      'A total of 8 or 9 on two cards ends the round. Otherwise the player draws on 0 to 5. The banker draws by the fixed table of punto banco.',
      'Player pays 1 to 1. Banker pays 0.95 to 1: a 5% commission. Tie pays 8 to 1; on a tie, bets on player and banker are returned.',
      'Return to player over the long run: banker 98.94%, player 98.76%, tie 85.64%.',
    ],
    'sic-bo': [
      'Three dice are rolled. Put your chips on what you expect them to show.',
      'On a triple, three equal dice, small, big, odd and even lose.',
      'A single number pays 1 to 1 when it shows once. Twice pays 2 to 1, three times 12 to 1.',
    ],
    dice: ['Two dice are rolled. Put your chips on their total or on what they show.'],
    craps: [
      'The first roll is the come-out roll. On 7 or 11 the pass line wins; on 2, 3 or 12 it loses. Any other total becomes the point. The dice are rolled again until the point comes, which wins, or a 7, which loses. All rolls belong to one round.',
      'Don’t pass is the opposite; on 12 in the come-out roll your stake is returned.',
      'All other bets are on the come-out roll only. The field wins on 3, 4, 9, 10 and 11. It pays 2 to 1 on 2 and 3 to 1 on 12. Any craps is 2, 3 or 12.',
    ],
    'dragon-tiger': [
      'The rules are those of Dragon Tiger. The sun and the moon get one card each, and the higher one wins. Aces are low and kings high; suits do not count.',
      'Eight decks, shuffled before every round.',
      'On a tie, two cards of the same rank, half of your bets on sun and moon is returned. A suited tie is two equal cards, such as two kings of hearts.',
    ],
    bingo: [
      'Twelve of thirty balls are drawn, each equally likely. The six cards are the same in every round. Put your chips on one card or on several.',
      'Three drawn numbers in a row, a column or a diagonal make a line. A card pays once, for all its lines. A card with all nine numbers is full.',
    ],
    wheel: [
      'The wheel has fifty segments, each equally likely. Put your chips on a number: if the wheel stops on it, it pays that number to 1.',
    ],
  } satisfies Record<SpotKind, readonly string[]>,
  check: {
    roulette:
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Its first four bytes, as a number, modulo 37, give the number. The seed is in the signed statement of the session.',
    baccarat:
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Each of its first six groups of four bytes, as a number, modulo the cards left, takes one card. The shoe is eight decks, each with spades, hearts, diamonds and clubs from ace to king. The seed is in the signed statement of the session.',
    'sic-bo':
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Take its first four bytes as a number in base 6. Its last three digits, the lowest first, each plus one, are the dice. The seed is in the signed statement of the session.',
    dice: 'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Take its first four bytes as a number in base 6. Its last two digits, the lowest first, each plus one, are the dice. The seed is in the signed statement of the session.',
    craps:
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Each four bytes are a number in base 6 and a roll. Its last two digits, the lowest first, each plus one, are the dice. After every eight rolls new bytes come from the text n:1, then n:2 and so on. The seed is in the signed statement of the session.',
    'dragon-tiger':
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Each of its first two groups of four bytes, as a number, modulo the cards left, takes one card. The sun’s card comes first. The shoe is eight decks, each with spades, hearts, diamonds and clubs from ace to king. The seed is in the signed statement of the session.',
    bingo:
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Every four bytes are a number. Modulo the number of balls left, it draws a ball, counted from 0 in ascending order. After eight balls new bytes come from the text n:1. The seed is in the signed statement of the session.',
    wheel:
      'For round n, calculate HMAC-SHA256 with the seed as the key and n as text. Its first four bytes, as a number, modulo 50, give the segment, counted clockwise from 0 at the top. The seed is in the signed statement of the session.',
  } satisfies Record<SpotKind, string>,
};

export type SpotRules = typeof rulesEn;
