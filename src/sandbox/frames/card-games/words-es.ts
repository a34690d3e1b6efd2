import type { CardGameWords } from './words-en.ts';

export const cardGamesEs: CardGameWords = {
  who: { dealer: 'Crupier', player: 'Tus cartas', board: 'Mesa' },
  choices: {
    ...{ raise: 'Subir', call: 'Ir', fold: 'Retirarse', play: 'Jugar', higher: 'Más alta' },
    ...{ lower: 'Más baja', collect: 'Cobrar', stick: 'Plantarse', twist: 'Pedir' },
    buy: 'Comprar',
  },
  costs: (choice, amount) => `${choice} por ${amount}`,
  makes: (choice, amount) => `${choice}: ${amount}`,
  spread: (count) => (count === 1 ? 'Un valor en medio.' : `${count} valores en medio.`),
  widerSpread: '4 valores o más en medio.',
  otherHands: 'Cualquier otra mano',
  otherWins: 'Cualquier otra mano ganadora',
  rules: 'Reglas',
  results: {
    between: 'La tercera carta cae en medio.',
    outside: 'La tercera carta no cae en medio.',
    neighbours: 'No hay ningún valor en medio.',
    'pair-stands': 'Una pareja, y la tercera carta no coincide.',
    three: 'Tres cartas iguales.',
    collected: 'Cobrado.',
    wrong: 'No has acertado.',
    same: 'El mismo valor.',
    folded: 'Te has retirado.',
    'dealer-not-qualified': 'El crupier no califica.',
    tie: 'Empate.',
    win: 'Ganas al crupier.',
    lose: 'Gana el crupier.',
    bust: 'Te has pasado de 21.',
    pontoon: 'Pontoon.',
    'dealer-pontoon': 'El crupier tiene pontoon.',
    trick: 'Cinco cartas sin pasarse.',
  },
  hands: {
    ...{ 'high-card': 'Carta alta', pair: 'Pareja', 'two-pair': 'Doble pareja', flush: 'Color' },
    ...{ 'three-of-a-kind': 'Trío', straight: 'Escalera', 'full-house': 'Full' },
    ...{ 'four-of-a-kind': 'Póquer', 'straight-flush': 'Escalera de color' },
    'royal-flush': 'Escalera real',
  },
  games: {
    'red-dog': {
      asks: '¿Subes o vas?',
      paysTitle: 'Lo que paga una tercera carta en medio',
      rules: [
        'Se reparten dos cartas de seis barajas, mezcladas en cada jugada; el as es la más alta. Ganas si la tercera carta cae en medio.',
        'Si hay valores en medio, puedes subir: tu apuesta se dobla antes de la tercera carta.',
        'Si no hay ningún valor en medio, recuperas la apuesta. Una pareja recibe una tercera carta: el mismo valor paga 11 a 1; con otro recuperas la apuesta.',
        'Si abandonas la jugada, sigue sin subir.',
      ],
      advice: 'La mejor estrategia: sube con siete o más valores en medio.',
    },
    'hi-lo': {
      asks: '¿Más alta o más baja? Cada botón muestra lo que tendrías.',
      paysTitle: '',
      rules: [
        'Adivina si la siguiente carta de una baraja es más alta o más baja; el as es la más baja. El mismo valor pierde.',
        'Cuanto menos probable es tu elección, más paga: tu apuesta dividida por la probabilidad de todas tus elecciones. Se descuenta un 3 % una sola vez y se redondea al céntimo inferior.',
        'Puedes cobrar tras cualquier acierto. No se ofrece una elección que valga más de 500 veces tu apuesta.',
        'Si abandonas la jugada, se cobra; antes de la primera elección, se elige la más probable.',
      ],
      advice: 'Todas las elecciones tienen el mismo retorno, y cobrar antes o después también.',
    },
    'three-card-poker': {
      asks: '¿Juegas o te retiras?',
      paysTitle: 'Bono del ante, además de la mano',
      rules: [
        'Tú y el crupier recibís tres cartas de una baraja. Para jugar apuestas otra vez tu ante; si te retiras, lo pierdes.',
        'El crupier califica con una reina o mejor. Si no, tu ante paga 1 a 1 y recuperas la segunda apuesta.',
        'Si califica, gana la mejor mano y paga 1 a 1 por las dos apuestas. Si empatáis, recuperas ambas.',
        'De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta. El bono se paga aunque gane el crupier.',
        'Una mano que abandonas se retira.',
      ],
      advice: 'La mejor estrategia: juega con reina, seis, cuatro o mejor.',
    },
    'casino-holdem': {
      asks: '¿Vas o te retiras?',
      paysTitle: 'Lo que paga el ante cuando ganas',
      rules: [
        'Tú y el crupier recibís dos cartas, y en la mesa hay cinco comunes. Tras las tres primeras vas por el doble de tu ante, o te retiras y lo pierdes.',
        'Cuentan las cinco mejores de siete cartas. El crupier califica con una pareja de cuatros o mejor.',
        'Si el crupier no califica, tu ante se paga según la tabla y recuperas la segunda apuesta.',
        'Si califica y tu mano es mejor, el ante se paga según la tabla y la segunda apuesta, 1 a 1. Si empatáis, recuperas ambas.',
        'Una mano que abandonas se retira.',
      ],
      advice:
        'Para este retorno: ve con una pareja propia o con un diez o más en la mano. Ve también con cuatro cartas para color o escalera. Si no, retírate.',
    },
    pontoon: {
      asks: 'Tu turno.',
      paysTitle: 'Lo que paga una mano ganadora',
      rules: [
        'Acércate a 21 más que el crupier sin pasarte. El diez y las figuras valen 10; el as, 1 u 11. Seis barajas, mezcladas en cada jugada.',
        'Un pontoon es un as con una carta que vale 10. Cinco cartas sin pasarse de 21 ganan a todo menos a un pontoon.',
        'Las dos cartas del crupier están boca abajo. Si son un pontoon, la jugada termina al momento. El crupier pide hasta 17.',
        'Pedir te da una carta. Comprar te da una por una segunda apuesta, una vez por mano. Puedes plantarte desde 15. Si empatáis, gana el crupier.',
        'Una mano que abandonas se planta desde 15 y pide con menos.',
      ],
      advice:
        'La mejor estrategia: con dos cartas, compra con 10 u 11 y plántate desde 15, o desde 19 con un as que vale 11. Con tres, compra con 9 a 11 o con un as así, y plántate desde 15. Con cuatro, compra hasta 16 o con un as así, y plántate desde 18. Si no, pide.',
    },
  },
};
