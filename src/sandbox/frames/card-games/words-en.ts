const KINDS = ['red-dog', 'hi-lo', 'three-card-poker', 'casino-holdem', 'pontoon'] as const;
export type CardGameKind = (typeof KINDS)[number];

interface GameWords {
  /** Prompt of an open round. */
  asks: string;
  paysTitle: string;
  rules: readonly string[];
  /** Strategy that the stated return assumes. */
  advice: string;
}

/** English texts of the card games; their keys apply to every language. */
export const cardGamesEn = {
  who: { dealer: 'Dealer', player: 'Your cards', board: 'Table' },
  choices: {
    raise: 'Raise',
    call: 'Call',
    fold: 'Fold',
    play: 'Play',
    higher: 'Higher',
    lower: 'Lower',
    collect: 'Collect',
    stick: 'Stick',
    twist: 'Twist',
    buy: 'Buy',
  } as Record<string, string>,
  costs: (choice: string, amount: string) => `${choice} for ${amount}`,
  makes: (choice: string, amount: string) => `${choice}: ${amount}`,
  spread: (count: number) => (count === 1 ? 'One rank between.' : `${count} ranks between.`),
  widerSpread: '4 ranks or more between.',
  otherHands: 'Any other hand',
  otherWins: 'Any other win',
  rules: 'Rules',
  results: {
    between: 'The third card falls between.',
    outside: 'The third card does not fall between.',
    neighbours: 'No rank lies between.',
    'pair-stands': 'A pair, and the third card does not match.',
    three: 'Three of a kind.',
    collected: 'Collected.',
    wrong: 'Wrong guess.',
    same: 'The same rank.',
    folded: 'You folded.',
    'dealer-not-qualified': 'The dealer does not qualify.',
    tie: 'A tie.',
    win: 'You beat the dealer.',
    lose: 'The dealer wins.',
    bust: 'You went over 21.',
    pontoon: 'Pontoon.',
    'dealer-pontoon': 'The dealer has a pontoon.',
    trick: 'Five-card trick.',
  } as Record<string, string>,
  hands: {
    'high-card': 'High card',
    pair: 'Pair',
    'two-pair': 'Two pair',
    flush: 'Flush',
    'three-of-a-kind': 'Three of a kind',
    straight: 'Straight',
    'full-house': 'Full house',
    'four-of-a-kind': 'Four of a kind',
    'straight-flush': 'Straight flush',
    'royal-flush': 'Royal flush',
  } as Record<string, string>,
  games: {
    'red-dog': {
      asks: 'Raise or call?',
      paysTitle: 'What a third card between the two pays',
      rules: [
        'Two cards are dealt from six decks, shuffled for every round; the ace is the highest. You win if the third card falls between them.',
        'If ranks lie between the two cards, you may raise: your stake doubles before the third card.',
        'If no rank lies between them, your stake is returned. A pair gets a third card: the same rank pays 11 to 1, any other returns your stake.',
        'A round that you leave is called.',
      ],
      advice: 'Best play: raise when seven or more ranks lie between the two cards.',
    },
    'hi-lo': {
      asks: 'Higher or lower? Each button shows what you would have.',
      paysTitle: '',
      rules: [
        'Guess whether the next card of one deck is higher or lower; the ace is the lowest. The same rank loses.',
        'The less likely your guess, the more it pays: your stake divided by the chance of all your guesses. 3% is taken off once, and the rest is rounded down to a cent.',
        'Collect after any right guess. A guess that would be worth more than 500 times your stake is not offered.',
        'A round that you leave is collected; before the first guess, the likelier guess is made.',
      ],
      advice: 'Every guess gives the same return, whenever you collect.',
    },
    'three-card-poker': {
      asks: 'Play or fold?',
      paysTitle: 'Ante bonus, on top of the hand',
      rules: [
        'You and the dealer get three cards each from one deck. To play, you stake as much again as your ante; if you fold, the ante is lost.',
        'The dealer qualifies with a queen or better. Otherwise your ante pays 1 to 1 and the play stake is returned.',
        'If the dealer qualifies, the better hand wins and pays 1 to 1 on both stakes. On a tie both are returned.',
        'From the highest: straight flush, three of a kind, straight, flush, pair, high card. The bonus is paid even if the dealer wins.',
        'A hand that you leave is folded.',
      ],
      advice: 'Best play: play with Q-6-4 or better.',
    },
    'casino-holdem': {
      asks: 'Call or fold?',
      paysTitle: 'What the ante pays when you win',
      rules: [
        'You and the dealer get two cards each, and five are shared on the table. After three of them you call for twice your ante, or fold and lose the ante.',
        'The best five of seven cards count. The dealer qualifies with a pair of fours or better.',
        'If the dealer does not qualify, your ante is paid by the table above and the call is returned.',
        'A better hand than a qualified dealer’s pays the ante by the table above and the call 1 to 1. On a tie both are returned.',
        'A hand that you leave is folded.',
      ],
      advice:
        'Strategy for this return: call with a pair of your own or with a ten or better in your hand. Also call with four cards to a flush or a straight. Otherwise fold.',
    },
    pontoon: {
      asks: 'Your turn.',
      paysTitle: 'What a win pays',
      rules: [
        'Get closer to 21 than the dealer without going over. Tens and face cards count 10; an ace counts 1 or 11. Six decks, shuffled for every round.',
        'A pontoon is an ace and a card that counts 10. A five-card trick is five cards that do not go over 21, and beats everything but a pontoon.',
        'Both of the dealer’s cards are face down. If they are a pontoon, the round ends at once. The dealer draws to 17.',
        'Twist takes a card. Buy takes one for a second stake, once per hand. You may stick from 15. On equal hands the dealer wins.',
        'A hand that you leave sticks from 15 and twists below.',
      ],
      advice:
        'Best play: with two cards, buy on 10 or 11 and stick from 15. With an ace that counts 11, stick from 19. With three, buy on 9 to 11 or with such an ace, and stick from 15. With four, buy up to 16 or with such an ace, and stick from 18. Otherwise twist.',
    },
  } satisfies Record<CardGameKind, GameWords>,
};

export type CardGameWords = typeof cardGamesEn;
