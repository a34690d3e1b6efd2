import type { TableWords } from './words-en.ts';

const RANKS: Readonly<Record<string, string>> = {
  ...{ A: 'as', T: '10', J: 'jota', Q: 'reina', K: 'rey' },
};
const SUITS: Readonly<Record<string, string>> = {
  ...{ S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
};

export const wordsEs: TableWords = {
  opening: 'Abriendo el juego…',
  deposit: 'Depositar',
  leave: 'Salir del juego',
  help: 'Tabla de pagos y reglas',
  close: 'Cerrar',
  card: (card) => `${RANKS[card.charAt(0)] ?? card.charAt(0)} de ${SUITS[card.charAt(1)] ?? ''}`,
  faceDown: 'Carta boca abajo',
  stake: 'Apuesta',
  lessStake: 'Bajar la apuesta',
  moreStake: 'Subir la apuesta',
  dealFor: (stake) => `Repartir por ${stake}`,
  balance: 'Saldo',
  balanceNow: (amount) => `Saldo ${amount}.`,
  asking: 'Un momento…',
  lost: 'Sin conexión. Seguimos consultando el resultado; la apuesta se cobra una sola vez.',
  paused: 'En pausa',
  over: 'Esta sesión ha terminado.',
  start: 'Elige tu apuesta y reparte.',
  none: 'Sin premio.',
  win: (amount) => `Ganas ${amount}.`,
  back: (amount) => `Recuperas ${amount} de tu apuesta.`,
  everyTable: [
    'El servidor fija el orden de las cartas antes de repartir. Si pierdes la conexión, tu mano te espera.',
    'Si tu sesión termina durante una mano, se resuelve al momento según las reglas de arriba.',
  ],
  pace: (seconds) => `Puedes empezar una jugada cada ${seconds} s.`,
  returns: (percent) =>
    `Retorno al jugador: en torno al ${percent} de lo apostado a largo plazo con la mejor estrategia. Una sesión puede acabar muy por encima o muy por debajo.`,
  fairness: 'Compruébalo',
  fairnessText:
    'Todas las cartas de esta sesión salen de una semilla aleatoria elegida antes de la primera jugada. Abajo está su hash SHA-256; la semilla figura en el extracto firmado de la sesión. Para la jugada n, numera las cartas desde 0: del as al rey de picas, corazones, diamantes y tréboles, baraja tras baraja. Ordena esos números por HMAC-SHA256 (hexadecimal) con la semilla como clave y el texto n:número. En ese orden se reparten.',
  seedHash: 'Hash de la semilla (base64url)',
  failures: {
    alone: 'Abre este juego desde el casino.',
    network: 'No hemos podido conectar con el juego.',
    ticket_invalid: 'Este enlace ya se ha usado. Abre el juego de nuevo desde el casino.',
    other: 'No hemos podido abrir el juego.',
  },
  refusals: {
    insufficient_funds: 'No tienes saldo suficiente para esta apuesta. No se ha cobrado nada.',
    stake_too_high: 'Esta apuesta supera tu máximo. No se ha cobrado nada.',
    notice_due: 'Lee primero el mensaje y sigue con tu mano.',
    session_ended: 'Esta sesión ha terminado.',
    token_invalid:
      'Este juego ha terminado o está abierto en otro sitio. Tu extracto recoge todas las jugadas.',
    limit_exceeded: 'Superarías uno de tus límites. No se ha cobrado nada.',
    other: 'No ha funcionado. Tu saldo no ha cambiado. Inténtalo de nuevo.',
  },
  limitLeft: (amount) => `Tu límite te permite ${amount} más. No se ha cobrado nada.`,
};
