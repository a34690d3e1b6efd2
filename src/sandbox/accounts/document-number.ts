/** A national number of residents whose last characters are computed from the others. */
interface CheckedNumber {
  readonly form: RegExp;
  readonly isRight: (number: string) => boolean;
  /** The part that does not change however much of the number is entered; the whole number by default. */
  readonly core?: (number: string) => string;
}

/** Digits have their own value, letters 10 to 35. */
const worth = (sign: string) => Number.parseInt(sign, 36);
/** Sum of each character's value times its weight; the weights repeat when there are more characters. */
const weigh = (text: string, ...weights: readonly number[]) =>
  [...text].reduce((sum, sign, at) => sum + worth(sign) * (weights[at % weights.length] ?? 0), 0);
/** Luhn sum: going left from the last character, every second value is doubled, less 9 where that exceeds 9. */
const luhn = (text: string) =>
  [...text].reverse().reduce((sum, sign, at) => {
    const value = worth(sign) * (at % 2 === 0 ? 1 : 2);
    return sum + (at % 2 === 1 && value > 9 ? value - 9 : value);
  }, 0) % 10;

const withoutZeros = (number: string) => number.replace(/^0+(?=.)/, '');

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const spanishLetter = (digits: string) => SPANISH_LETTERS[Number(digits) % 23];
const FINNISH_SIGNS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';
/** Values of letters at odd positions of a codice fiscale; a digit has the value of its letter, A for 0. */
const ITALIAN_ODD = 'BAKPLCQDREVOSFTGUHMINJWZYX';
const MEXICAN_SIGNS = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

const italianSum = (text: string) =>
  [...text].reduce((sum, sign, at) => {
    const letter = worth(sign) < 10 ? worth(sign) : worth(sign) - 10;
    return sum + (at % 2 === 0 ? ITALIAN_ODD.indexOf(String.fromCharCode(65 + letter)) : letter);
  }, 0);
const brazilianDigit = (digits: string, first: number) =>
  ((weigh(digits, ...Array.from(digits, (_, at) => first - at)) * 10) % 11) % 10;

/**
 * By country of residence. Countries that are not listed have no check digit on residents' documents (Danish check
 * digits are no longer reliable).
 */
const CHECKED: Readonly<Record<string, readonly CheckedNumber[]>> = {
  AR: [
    {
      // CUIL, which contains the DNI number
      form: /^\d{11}$/,
      isRight: (cuil) => weigh(cuil, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 === 0,
      core: (cuil) => withoutZeros(cuil.slice(2, 10)),
    },
    { form: /^0*\d{7,8}$/, isRight: () => true, core: withoutZeros },
  ],
  BR: [
    {
      form: /^\d{11}$/,
      isRight: (cpf) =>
        brazilianDigit(cpf.slice(0, 9), 10) === Number(cpf[9]) &&
        brazilianDigit(cpf.slice(0, 10), 11) === Number(cpf[10]),
    },
  ],
  CL: [
    {
      form: /^\d{7,8}[\dK]$/,
      isRight: (run) => {
        const sum = weigh([...run.slice(0, -1)].reverse().join(''), 2, 3, 4, 5, 6, 7);
        return '0K987654321'[sum % 11] === run.at(-1);
      },
      core: withoutZeros,
    },
  ],
  CZ: [
    {
      form: /^\d{10}$/,
      isRight: (born) => (Number(born.slice(0, 9)) % 11) % 10 === Number(born[9]),
    },
    // Identity card
    { form: /^\d{9}$/, isRight: () => true },
  ],
  DE: [
    {
      form: /^[CFGHJ-NPRTV-Z][\dCFGHJ-NPRTV-Z]{8}\d$/,
      isRight: (card) => weigh(card.slice(0, 9), 7, 3, 1) % 10 === Number(card[9]),
      core: (card) => card.slice(0, 9),
    },
  ],
  EC: [{ form: /^\d{10}$/, isRight: (card) => luhn(card) === 0 }],
  ES: [
    {
      // DNI
      form: /^\d{4,8}[A-Z]$/,
      isRight: (dni) => spanishLetter(dni.slice(0, -1)) === dni.at(-1),
      core: withoutZeros,
    },
    {
      // DNI without its letter
      form: /^\d{5,8}$/,
      isRight: () => true,
      core: (digits) => `${withoutZeros(digits)}${spanishLetter(digits)}`,
    },
    {
      // NIE
      form: /^[XYZ]0?\d{7}[A-Z]$/,
      isRight: (nie) =>
        spanishLetter(`${'XYZ'.indexOf(nie.charAt(0))}${nie.slice(-8, -1)}`) === nie.at(-1),
      core: (nie) => nie.charAt(0) + nie.slice(-8),
    },
  ],
  FI: [
    {
      form: /^\d{6}[A-FU-Y]?\d{3}[\dA-Y]$/,
      isRight: (hetu) =>
        FINNISH_SIGNS[Number(hetu.slice(0, 6) + hetu.slice(-4, -1)) % 31] === hetu.at(-1),
    },
  ],
  IE: [
    {
      form: /^\d{7}[A-W][A-IW]?$/,
      isRight: (pps) => {
        const second = IRISH_LETTERS.indexOf(pps.charAt(8) || 'W');
        return (
          IRISH_LETTERS[(weigh(pps.slice(0, 7), 8, 7, 6, 5, 4, 3, 2) + 9 * second) % 23] === pps[7]
        );
      },
    },
  ],
  IT: [
    {
      // Codice fiscale
      form: /^[A-Z]{6}[\dA-Z]{9}[A-Z]$/,
      isRight: (code) => italianSum(code.slice(0, 15)) % 26 === worth(code.charAt(15)) - 10,
    },
    // Identity card
    { form: /^[A-Z]{2}\d{5}[A-Z]{2}$/, isRight: () => true },
  ],
  MX: [
    {
      form: /^[A-Z]{4}\d{6}[A-Z]{6}[\dA-Z]\d$/,
      isRight: (curp) =>
        [...curp].reduce(
          (sum, sign, at) => sum + MEXICAN_SIGNS.indexOf(sign) * (at === 17 ? 1 : 18 - at),
          0,
        ) %
          10 ===
        0,
    },
  ],
  NO: [
    {
      form: /^\d{11}$/,
      isRight: (born) =>
        weigh(born.slice(0, 10), 3, 7, 6, 1, 8, 9, 4, 5, 2, 1) % 11 === 0 &&
        weigh(born, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) % 11 === 0,
    },
  ],
  PE: [
    {
      // DNI with its check digit or letter
      form: /^\d{8}[\dA-K]$/,
      isRight: (dni) => {
        const at = weigh(dni.slice(0, 8), 3, 2, 7, 6, 5, 4, 3, 2) % 11;
        return ['65432110987'[at], 'KJIHGFEDCBA'[at]].includes(dni.charAt(8));
      },
      core: (dni) => dni.slice(0, 8),
    },
    // DNI without it
    { form: /^\d{8}$/, isRight: () => true },
  ],
  PL: [
    {
      // PESEL
      form: /^\d{11}$/,
      isRight: (pesel) => weigh(pesel, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1) % 10 === 0,
    },
    {
      // Identity card
      form: /^[A-Z]{3}\d{6}$/,
      isRight: (card) => weigh(card, 7, 3, 1, 9, 7, 3, 1, 7, 3) % 10 === 0,
    },
  ],
  PT: [
    {
      // NIF
      form: /^\d{9}$/,
      isRight: (nif) =>
        ((11 - (weigh(nif.slice(0, 8), 9, 8, 7, 6, 5, 4, 3, 2) % 11)) % 11) % 10 === Number(nif[8]),
    },
    {
      // Citizen card: its two letters and last digit change with each new card.
      form: /^\d{9}[\dA-Z]{2}\d$/,
      isRight: (card) => luhn(card) === 0,
      core: (card) => `CC${card.slice(0, 9)}`,
    },
  ],
  RO: [
    {
      // CNP
      form: /^\d{13}$/,
      isRight: (cnp) => {
        const rest = weigh(cnp.slice(0, 12), 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9) % 11;
        return (rest === 10 ? 1 : rest) === Number(cnp[12]);
      },
    },
  ],
  SE: [
    {
      form: /^(18|19|20)?\d{10}$/,
      isRight: (born) => luhn(born.slice(-10)) === 0,
      core: (born) => born.slice(-10),
    },
  ],
  UY: [
    {
      form: /^\d{7,8}$/,
      isRight: (card) => weigh(card.padStart(8, '0'), 2, 9, 8, 7, 6, 3, 4, 1) % 10 === 0,
      core: withoutZeros,
    },
  ],
};

/** Country whose hyphens separate groups of variable length, so they are part of the number. */
const HYPHENATED = 'PA';

/**
 * Normalises a document number, so that one document has one form however it is entered.
 * @param country of residence, ISO 3166-1 alpha-2
 * @returns the normalised number, and whether its check digit, its letter or its form is wrong for a document of the
 * country
 */
export function readDocumentNumber(
  typed: string,
  country: string,
): { number: string; isWrong: boolean } {
  const given = typed
    .toUpperCase()
    .replace(country === HYPHENATED ? /[^\dA-Z-]/g : /[^\dA-Z]/g, '');
  const found = formsOf(given, country);
  const isPrefixed = found.length === 0 && given.startsWith(country);
  const bare = isPrefixed ? given.slice(country.length) : given;
  const forms = isPrefixed ? formsOf(bare, country) : found;
  if (forms.length === 0) return { number: given, isWrong: country in CHECKED };
  const right = forms.find(({ isRight }) => isRight(bare));
  return { number: right?.core?.(bare) ?? bare, isWrong: right === undefined };
}

const formsOf = (number: string, country: string) =>
  (CHECKED[country] ?? []).filter(({ form }) => form.test(number));

/** Letters that are read as digits between digits. The last letter is a check letter. */
const READ_AS: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};
const AMONG_FIGURES = /(?<=\d[OILZSB]*)[OILZSB](?=[A-Z\d])/g;

/**
 * Returns the digits that are left without check letters, prefixes, leading zeros, hyphens and letters that look like
 * digits; undefined if there are too few to distinguish people.
 */
export function figuresOf(typed: string): string | undefined {
  const number = typed.toUpperCase().replace(/[^\dA-Z]/g, '');
  const read = number.replace(AMONG_FIGURES, (letter) => READ_AS[letter] ?? letter);
  const figures = withoutZeros(read.replace(/\D/g, ''));
  return figures.length < 6 ? undefined : figures;
}
