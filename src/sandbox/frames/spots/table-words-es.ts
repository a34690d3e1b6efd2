import type { TableSpotWords } from './table-words-en.ts';

export const tableWordsEs: TableSpotWords = {
  spots: {
    ...{ small: 'Pequeño (4–10)', big: 'Grande (11–17)', odd: 'Impar', even: 'Par' },
    ...{ 'any-triple': 'Cualquier triple', under: 'Menos de 7', seven: 'Siete', over: 'Más de 7' },
    ...{ double: 'Cualquier doble', pass: 'Línea de pase', 'dont-pass': 'No pase' },
    ...{ field: 'Campo', 'any-seven': 'Cualquier siete', 'any-craps': 'Cualquier craps' },
    eleven: 'Once',
  },
  numbered: {
    total: (number) => `Suma ${number}`,
    single: (number) => `${number} en cualquier dado`,
    pair: (number, other) => `${number} y ${other}`,
    double: (number) => `Doble ${number}`,
    triple: (number) => `Triple ${number}`,
  },
  field: (pay) => `Casilla ${pay}`,
  groupNames: {
    ...{ even: 'Apuestas principales', total: 'Suma', single: 'Un número', pair: 'Dos números' },
    ...{ double: 'Dobles', triple: 'Triples', line: 'Apuestas de línea' },
    ...{ field: 'Casillas de la rueda', once: 'Solo en la tirada de salida' },
  },
  pays: (pay) => `paga ${pay} a 1`,
  bet: 'Apuesta',
  payout: 'Paga',
  returned: 'Retorno al jugador',
  dice: (dice, total) => `Dados ${dice}: suma ${total}.`,
  rolls: (rolls) => `Tiradas: ${rolls}.`,
  stopped: (pay) => `La rueda se para en ${pay}.`,
};
