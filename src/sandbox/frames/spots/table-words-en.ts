/** Names in the table-based games: dice, the wheel, Dragon Tiger and bingo. */
export const tableWordsEn = {
  spots: {
    small: 'Small (4–10)',
    big: 'Big (11–17)',
    odd: 'Odd',
    even: 'Even',
    'any-triple': 'Any triple',
    under: 'Under 7',
    seven: 'Seven',
    over: 'Over 7',
    double: 'Any double',
    pass: 'Pass line',
    'dont-pass': 'Don’t pass',
    field: 'Field',
    'any-seven': 'Any seven',
    'any-craps': 'Any craps',
    eleven: 'Eleven',
    sun: 'Sun',
    moon: 'Moon',
    tie: 'Tie',
    'suited-tie': 'Suited tie',
  } as Record<string, string>,
  /** Names of numbered spots, by prefix. */
  numbered: {
    total: (number: string) => `Total ${number}`,
    single: (number: string) => `${number} on any die`,
    pair: (number: string, other: string) => `${number} and ${other}`,
    double: (number: string) => `Double ${number}`,
    triple: (number: string) => `Triple ${number}`,
  } as Record<string, (number: string, other: string) => string>,
  field: (pay: string) => `Number ${pay}`,
  groupNames: {
    even: 'Main bets',
    total: 'Total',
    single: 'Single numbers',
    pair: 'Two numbers',
    double: 'Doubles',
    triple: 'Triples',
    line: 'Line bets',
    field: 'Numbers on the wheel',
    ties: 'Ties',
    once: 'On the come-out roll only',
  } as Record<string, string>,
  pays: (pay: string) => `${pay} to 1`,
  bet: 'Bet',
  payout: 'Pays',
  returned: 'Return to player',
  dice: (dice: string, total: number) => `Dice ${dice}: total ${total}.`,
  rolls: (rolls: string) => `Rolls: ${rolls}.`,
  balls: (balls: string) => `Balls ${balls}.`,
  sunAndMoon: (sun: string, moon: string, winner: string) =>
    `Sun: ${sun}. Moon: ${moon}. ${winner}`,
  higher: {
    sun: 'The sun wins.',
    moon: 'The moon wins.',
    tie: 'Tie.',
    'suited-tie': 'Suited tie.',
  } as Record<string, string>,
  bingoCard: (number: string) => `Card ${number}`,
  lines(count: number): string {
    if (count === 8) return 'Full card';
    if (count === 0) return 'No line';
    return count === 1 ? '1 line' : `${count} lines`;
  },
  linesOnCard: 'Lines on a card',
  chance: 'Chance',
  oneIn: (count: string) => `1 in ${count}`,
  bingoReturn: (percent: string) =>
    `Return to player: ${percent} over the long run, for every card.`,
  stopped: (pay: string) => `The wheel stops on ${pay}.`,
};

export type TableSpotWords = typeof tableWordsEn;
