/** Translated names of a leg's market and outcome; bets store them in English. */
interface LegWords {
  readonly markets: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly or: string;
  /** Decimal separator of a line. */
  readonly decimal: string;
}

const es: LegWords = {
  markets: {
    'Match result': 'Resultado final',
    Winner: 'Ganador',
    'Double chance': 'Doble oportunidad',
    'Total goals': 'Total de goles',
    'Total points': 'Total de puntos',
    'Total sets': 'Total de sets',
    'Both teams to score': 'Ambos equipos marcan',
    Handicap: 'Hándicap',
    'Set score': 'Resultado en sets',
  },
  words: { Draw: 'Empate', Over: 'Más de', Under: 'Menos de', Yes: 'Sí', No: 'No' },
  or: 'o',
  decimal: ',',
};

const ar: LegWords = {
  markets: {
    'Match result': 'نتيجة المباراة',
    Winner: 'الفائز',
    'Double chance': 'فرصة مزدوجة',
    'Total goals': 'مجموع الأهداف',
    'Total points': 'مجموع النقاط',
    'Total sets': 'عدد المجموعات',
    'Both teams to score': 'كلا الفريقين يسجل',
    Handicap: 'هانديكاب',
    'Set score': 'النتيجة بالمجموعات',
  },
  words: { Draw: 'تعادل', Over: 'أكثر من', Under: 'أقل من', Yes: 'نعم', No: 'لا' },
  or: 'أو',
  decimal: '.',
};

const WORDS: Readonly<Record<string, LegWords>> = { es, ar };

/** Translates the legs of a bet. @param lang such as `es` */
export const betIn = <Bet extends { legs: readonly { market: string; outcome: string }[] }>(
  lang: string | undefined,
  bet: Bet,
): Bet => ({ ...bet, legs: bet.legs.map((leg) => legIn(lang, leg)) });

/** Translates a leg; unchanged for English and unknown languages. @param lang such as `es` */
export function legIn<Leg extends { market: string; outcome: string }>(
  lang: string | undefined,
  leg: Leg,
): Leg {
  const known = WORDS[lang?.slice(0, 2) ?? ''];
  if (known === undefined) return leg;
  const { markets, words, or, decimal } = known;
  const side = (text: string) => {
    const [first = '', ...rest] = text.split(' ');
    const isLine = (first === 'Over' || first === 'Under') && /^\d/.test(rest[0] ?? '');
    if (isLine) return [words[first], ...rest].join(' ');
    return words[text] ?? text;
  };
  const outcome = leg.outcome
    .replace(/(?<=\d)\.(?=\d+$)/, decimal)
    .split(' or ')
    .map(side)
    .join(` ${or} `);
  return { ...leg, market: markets[leg.market] ?? leg.market, outcome };
}
