/**
 * Signs of other scripts that look like Latin letters in names (Unicode's confusables.txt, those that keyboards have), and
 * digits that are read as letters. Capitals stand apart: a Greek Ν is an N, a ν a v.
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
 * A name as it looks: small Latin letters without accents, what nobody sees, or signs within a word. Other scripts stay
 * what they are but for the letters that look Latin.
 */
export const asItLooks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
    .replace(/[^a-z]/gi, (sign) => LATIN.get(sign) ?? sign)
    .toLowerCase();
