import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** zxcvbn score from which a password withstands online guessing. */
export const LEAST_SCORE = 3;
/** Characters to judge. Longer passwords are strong by then, and judging all of it takes a phone half a second. */
const JUDGED = 64;

/** Words that are common in passwords here but not in the dictionaries: clubs, pets and places. */
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
 * zxcvbn score of a password, 0 to 4. The site and the embedded operator judge alike.
 * @param personal the player's own data, such as names, which make a password easier to guess
 */
export function guessScore(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, house: HOUSE_WORDS },
    graphs: adjacencyGraphs,
  });
  return factory.check([...password].slice(0, JUDGED).join(''), [...personal, ...parts(personal)])
    .score;
}

/** Splits names, addresses and dates into words. */
const parts = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
