import { gameWordsEs } from '../game/words-es.ts';
import { rulesEs } from './rules-es.ts';
import { tableWordsEs } from './table-words-es.ts';
import type { Words } from './words-en.ts';

export const wordsEs: Words = {
  ...gameWordsEs,
  ...rulesEs,
  ...tableWordsEs,
  chip: 'Ficha',
  board: 'Mesa de apuestas',
  more: 'Caballos, transversales, cuadros y seisenas',
  clear: 'Borrar',
  repeat: 'Repetir',
  play: {
    ...{ roulette: 'Girar', baccarat: 'Repartir', 'live-roulette': 'Apostar' },
    ...{ 'sic-bo': 'Tirar', dice: 'Tirar', craps: 'Tirar', wheel: 'Girar' },
  },
  staked: (amount) => `Apuesta total ${amount}`,
  put: (spot, amount) => `${spot}: apuesta ${amount}`,
  nothing: 'nada',
  number: (number) => `Número ${number}`,
  outside: {
    ...{ red: 'Rojo', black: 'Negro', even: 'Par', odd: 'Impar', low: '1 a 18', high: '19 a 36' },
    ...{ dozen1: '1.ª docena', dozen2: '2.ª docena', dozen3: '3.ª docena' },
    ...{ column1: '1.ª columna', column2: '2.ª columna', column3: '3.ª columna' },
    ...{ player: 'Jugador', banker: 'Banca', tie: 'Empate' },
  },
  groups: { split: 'Caballo', street: 'Transversal', corner: 'Cuadro', line: 'Seisena' },
  odds: { player: '1 a 1', banker: '0,95 a 1', tie: '8 a 1' },
  start: 'Elige una ficha y después las casillas donde ponerla.',
  running: 'No va más.',
  fell: (number, colour) => `${number} ${colour}.`,
  green: 'verde',
  red: 'rojo',
  black: 'negro',
  coup: (player, banker, winner) => `Jugador ${player}, banca ${banker}: ${winner}.`,
  winner: { player: 'gana el jugador', banker: 'gana la banca', tie: 'empate' },
  points: (side, points) => `${side}: ${points}`,
  back: (amount) => `Recuperas ${amount}.`,
  dealer: (name) => `Crupier: ${name}`,
  betsOpen: 'Hagan juego.',
  placed: (amount) => `Tus apuestas de ${amount} están en la mesa.`,
  left: (seconds) => `${seconds} s`,
  past: 'Últimos números',
  roundSeed: (round) => `Jugada ${round}`,
};
