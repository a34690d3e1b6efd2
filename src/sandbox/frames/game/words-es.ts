import type { GameWords } from './words-en.ts';

export const gameWordsEs: GameWords = {
  opening: 'Abriendo el juego…',
  deposit: 'Depositar',
  leave: 'Salir del juego',
  help: 'Tabla de pagos y reglas',
  close: 'Cerrar',
  balance: 'Saldo',
  playMoney: 'Saldo de demo',
  demoNote:
    'Demo: ni ganas ni pierdes dinero real. Las probabilidades son las mismas que en el juego real.',
  asking: 'Un momento…',
  lost: 'Sin conexión. Seguimos consultando el resultado; la apuesta se cobra una sola vez.',
  paused: 'En pausa',
  over: 'Esta sesión ha terminado.',
  lastRound: 'Tu última jugada:',
  none: 'Sin premio.',
  win: (amount) => `Ganas ${amount}.`,
  pace: (seconds) => `Puedes empezar una jugada cada ${seconds} s.`,
  fairness: 'Compruébalo',
  seedHash: 'Hash de la semilla (base64url)',
  failures: {
    alone: 'Abre este juego desde el casino.',
    network: 'No hemos podido conectar con el juego.',
    ticket_invalid: 'Este enlace ya se ha usado. Abre el juego de nuevo desde el casino.',
    demo_not_allowed: 'Este juego no tiene demo.',
    other: 'No hemos podido abrir el juego.',
  },
  refusals: {
    insufficient_funds: 'No tienes saldo suficiente para esta apuesta. No se ha cobrado nada.',
    stake_too_high: 'Esta apuesta supera tu máximo. No se ha cobrado nada.',
    account_blocked: 'Tu cuenta está bloqueada y no puedes apostar. No se ha cobrado nada.',
    notice_due: 'Lee primero el mensaje. Después podrás seguir jugando.',
    session_ended: 'Esta sesión ha terminado.',
    token_invalid:
      'Este juego ha terminado o está abierto en otro sitio. Tu extracto recoge todas las jugadas.',
    limit_exceeded: 'Superarías uno de tus límites. No se ha cobrado nada.',
    window_closed: 'Demasiado tarde para esta jugada. No se ha cobrado nada.',
    bet_placed: 'Tus apuestas de esta jugada ya están en la mesa.',
    other: 'No ha funcionado. Tu saldo no ha cambiado. Inténtalo de nuevo.',
  },
  limitLeft: (amount) => `Tu límite te permite ${amount} más. No se ha cobrado nada.`,
};
