import { gameWordsEs } from '../game/words-es.ts';
import type { TableWords } from './words-en.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'as',
  T: '10',
  J: 'jota',
  Q: 'reina',
  K: 'rey',
};
const SUITS: Readonly<Record<string, string>> = {
  S: 'picas',
  H: 'corazones',
  D: 'diamantes',
  C: 'tréboles',
};

export const wordsEs: TableWords = {
  ...gameWordsEs,
  card: (card) => `${RANKS[card.charAt(0)] ?? card.charAt(0)} de ${SUITS[card.charAt(1)] ?? ''}`,
  faceDown: 'Carta boca abajo',
  stake: 'Importe',
  lessStake: 'Bajar el importe',
  moreStake: 'Subir el importe',
  dealFor: (stake) => `Repartir por ${stake}`,
  balanceNow: (amount) => `Saldo ${amount}.`,
  start: 'Elige el importe y reparte.',
  back: (amount) => `Recuperas ${amount} de tu importe.`,
  everyTable: [
    'El servidor fija el orden de las cartas antes de repartir. Si pierdes la conexión, tu mano te espera.',
    'Si tu sesión termina durante una mano, se resuelve al momento según las reglas de arriba.',
  ],
  returns: (percent) =>
    `Retorno al jugador: en torno al ${percent} de lo apostado a largo plazo con la mejor estrategia. Una sesión puede acabar muy por encima o muy por debajo.`,
  fairnessText:
    'Todas las cartas de esta sesión salen de una semilla aleatoria elegida antes de la primera jugada. Abajo está su hash SHA-256; la semilla figura en el extracto firmado de la sesión. Para la jugada n, numera las cartas desde 0: del as al rey de picas, corazones, diamantes y tréboles, baraja tras baraja. Ordena esos números por HMAC-SHA256 (hexadecimal) con la semilla como clave y el texto n:número. En ese orden se reparten.',
};
