/** Names in the table-based games: dice and the wheel. */
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
  } as Record<string, string>,
  /** Names of numbered spots, by prefix. */
  numbered: {
    total: (number: string) => `Total ${number}`,
    single: (number: string) => `${number} on any die`,
    pair: (number: string, other: string) => `${number} and ${other}`,
    double: (number: string) => `Double ${number}`,
    triple: (number: string) => `Triple ${number}`,
  } as Record<string, (number: string, other: string) => string>,
  field: (pay: string) => `Field ${pay}`,
  groupNames: {
    even: 'Main bets',
    total: 'Total',
    single: 'Single numbers',
    pair: 'Two numbers',
    double: 'Doubles',
    triple: 'Triples',
    line: 'Line bets',
    field: 'Fields of the wheel',
    once: 'On the come-out roll only',
  } as Record<string, string>,
  pays: (pay: string) => `${pay} to 1`,
  bet: 'Bet',
  payout: 'Pays',
  returned: 'Return to player',
  dice: (dice: string, total: number) => `Dice ${dice}: total ${total}.`,
  rolls: (rolls: string) => `Rolls: ${rolls}.`,
  stopped: (pay: string) => `The wheel stops on ${pay}.`,
};

export type TableSpotWords = typeof tableWordsEn;
