import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { foldText } from './search-words.ts';

/** zxcvbn score from which a password withstands online guessing. */
export const LEAST_SCORE = 3;
/** Characters to judge. Longer passwords are strong by then, and judging more takes a phone half a second. */
const JUDGED = 64;

/** Words that are common in passwords here but missing from the dictionaries: clubs, pets and places. */
const HOUSE_WORDS = `
marquee marqueeplay casino jackpot roulette ruleta blackjack poker apuesta apuestas ganador suerte
passwort contrasena contraseña clave miclave secreto bienvenido tequiero teamo teamomucho amorcito
miamor mivida corazon princesa estrella estrellita mariposa verano invierno futbol barcelona
realmadrid atletico valencia sevilla bocajuniors riverplate cambiame opensesame abretesesamo
correcthorsebatterystaple
`
  .trim()
  .split(/\s+/);

let factory: ZxcvbnFactory | undefined;

/**
 * zxcvbn score of a password, 0 to 4. The site and the embedded operator use the same function.
 * @param personal the player's own data, such as names, which make a password easier to guess
 */
export function guessScore(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, house: HOUSE_WORDS },
    graphs: adjacencyGraphs,
  });
  const judged = [...password].slice(0, JUDGED).join('');
  const own = [...parts(personal), ...datesIn(personal)];
  const { score } = factory.check(judged, [...personal, ...own]);
  return isMadeOf(own, judged) ? 0 : score;
}

/** Splits names, addresses and dates into words. */
const parts = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);

/** A birth date (`1990-03-27`) as people type it: `27031990`, `270390`, `2703`, and so on. */
const datesIn = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => {
    const [, century = '', year = '', month = '', day] =
      /^(\d\d)(\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
    if (!day) return [];
    return [day + month, month + day].flatMap((date) => [
      date + century + year,
      century + year + date,
      date + year,
      year + date,
      date,
    ]);
  });

/** Minimum number of characters besides the player's own data. */
const LEAST_OTHERS = 5;

/** Whether a password is little more than the player's own data. zxcvbn rates a row of three such parts too highly. */
function isMadeOf(own: readonly string[], password: string): boolean {
  let left = foldText(password);
  for (const part of own.map(foldText).sort((a, b) => b.length - a.length))
    left = left.replaceAll(part, '');
  return left.length < Math.min(LEAST_OTHERS, password.length);
}
