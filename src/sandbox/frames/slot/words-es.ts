import { gameWordsEs } from '../game/words-es.ts';
import type { Words } from './words-en.ts';

export const wordsEs: Words = {
  ...gameWordsEs,
  retry: 'Reintentar',
  sound: 'Sonido',
  reels: 'Rodillos',
  row: (number, symbols) => `Fila ${number}: ${symbols}`,
  spin: 'Girar',
  spinFor: (stake) => `Girar por ${stake}`,
  stake: 'Importe',
  lessStake: 'Bajar el importe',
  moreStake: 'Subir el importe',
  start: 'Diez líneas. Cada premio es, como mínimo, el importe de la jugada.',
  back: (amount) => `Recuperas tu importe de ${amount}.`,
  lineWin: (line, count, symbol, amount) => `Línea ${line}: ${count} × ${symbol}, ${amount}`,
  balanceNow: (amount) => `Saldo ${amount}.`,
  symbols: {
    M: 'símbolo del título',
    L: 'lámpara',
    S: 'estrella',
    B: 'campana',
    K: 'llave',
    P: 'pica',
    H: 'corazón',
    D: 'diamante',
    C: 'trébol',
  },
  pays: 'Tabla de pagos',
  paysFor: (stake) => `Premios para un importe de ${stake}, según el número de símbolos iguales.`,
  symbol: 'Símbolo',
  ofAKind: (count) => `${count} iguales`,
  lines: 'Las diez líneas',
  line: (number) => `Línea ${number}`,
  rules: 'Reglas',
  ruleTexts: [
    'El importe se reparte entre diez líneas. Una línea paga por tres o más símbolos iguales seguidos desde el rodillo izquierdo. Se suman todas las líneas premiadas.',
    'La lámpara es el comodín y sustituye a cualquier otro símbolo. Una línea de lámparas paga como el símbolo del título. Si una línea admite dos combinaciones, cuenta la de mayor premio.',
    'Cada premio es, como mínimo, el importe de la jugada.',
    'El servidor fija el resultado antes de que giren los rodillos. Si pierdes la conexión, el resultado se mantiene y lo verás al volver.',
    'Pulsa Espacio o Intro para empezar una jugada, una vez por jugada. No hay juego automático y los rodillos no se pueden acelerar.',
  ],
  facts: 'Retorno y volatilidad',
  returns: (percent) =>
    `Retorno al jugador: el ${percent} de lo apostado a largo plazo, calculado a partir de los rodillos de abajo. Una sesión puede acabar muy por encima o muy por debajo.`,
  volatility: {
    low: 'Volatilidad: baja. Premios más pequeños y frecuentes.',
    medium: 'Volatilidad: media.',
    high: 'Volatilidad: alta. Premios mayores y menos frecuentes.',
    jackpot:
      'Volatilidad: muy alta. El premio mayor es fijo, de 10.000 veces el importe, y muy poco frecuente.',
  },
  strips: 'Los rodillos, de arriba abajo',
  stripsText:
    'Todas las posiciones son igual de probables. Siempre ves dónde se han parado de verdad los rodillos.',
  reel: (number) => `Rodillo ${number}`,
  fairnessText:
    'Todos los resultados de esta sesión salen de una semilla aleatoria elegida antes de la primera jugada. Abajo está su hash SHA-256; la semilla figura en el extracto firmado de la sesión. Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y el número n como texto. Sus cinco primeros bytes, módulo 32, dan la posición de cada rodillo en la fila superior, contada desde 0.',
};
