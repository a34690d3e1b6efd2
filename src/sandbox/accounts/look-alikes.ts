/**
 * Characters of other scripts that look like Latin letters in names (Unicode's confusables.txt, limited to those on
 * keyboards), and digits that are read as letters. Capitals are separate: a Greek Ν looks like N, but ν like v.
 */
const PAIRS: readonly (readonly [signs: string, letters: string])[] = [
  ['АВЕКМНОРСТУХІЈЅҮԌԚԜ', 'ABEKMHOPCTYXIJSYGQW'],
  ['асеорухіјѕүһӏԁԛԝԍкмт', 'aceopyxijsyhldqwgkmt'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορτυχγ', 'abenikvoptuxy'],
  ['013458', 'oleasb'],
  ['łıđøſ', 'lidos'],
];
const LATIN = new Map<string, string>([
  ...PAIRS.flatMap(([signs, letters]) =>
    [...signs].map((sign, at) => [sign, letters[at] ?? sign] as const),
  ),
  ...Object.entries({ ß: 'ss', æ: 'ae', Æ: 'AE', Ø: 'O', Ł: 'L', Đ: 'D', œ: 'oe', Œ: 'OE' }),
]);

/**
 * Reduces a name to its appearance: lower-case Latin letters without accents, invisible characters or punctuation
 * within a word. Other scripts are unchanged except for letters that look Latin.
 */
export const asItLooks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
    .replace(/[^a-z]/gi, (sign) => LATIN.get(sign) ?? sign)
    .toLowerCase();
