import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 3 on a password withstands what is tried online, as zxcvbn counts. */
export const LEAST_SCORE = 3;
/** A longer one is strong by its beginning, and to judge all of it takes a phone half a second. */
const JUDGED = 64;

/** Begins many passwords here and is not among the common ones: clubs, pets and places in the site's languages. */
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
 * How hard a password is to guess, 0 to 4; the site and the embedded operator judge alike.
 * @param personal what is known of its player, such as names: easy to guess for whoever knows them
 */
export function guessScore(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  factory ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, house: HOUSE_WORDS },
    graphs: adjacencyGraphs,
  });
  return factory.check([...password].slice(0, JUDGED).join(''), [...personal, ...parts(personal)])
    .score;
}

/** The words in names, addresses and dates. */
const parts = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
