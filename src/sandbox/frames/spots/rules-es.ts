import type { SpotRules } from './rules-en.ts';

export const rulesEs: SpotRules = {
  liveRules: [
    'Toda la mesa comparte la misma jugada. Tienes 18 segundos para hacer tus apuestas, una sola vez; después el crupier no acepta más y no se cobra nada.',
    'Si te vas o pierdes la conexión, tus apuestas siguen en la mesa y se liquidan con el resultado.',
  ],
  liveCheck:
    'Cada jugada tiene su propia semilla. Su hash SHA-256 se muestra mientras se puede apostar y la semilla llega con el resultado. Figura junto a la jugada en tu extracto.',
  rules: {
    roulette: [
      'Un cero y los números del 1 al 36, todos igual de probables. Un número paga 35 a 1, un caballo 17 a 1, una transversal 11 a 1. Un cuadro paga 8 a 1, una seisena 5 a 1, una docena o columna 2 a 1. Rojo, negro, par, impar, 1 a 18 y 19 a 36 pagan 1 a 1.',
      'La 1.ª columna tiene el 1, el 4, el 7 y así hasta el 34. La 2.ª va del 2, el 5 y el 8 al 35, y la 3.ª del 3, el 6 y el 9 al 36.',
      'Con el cero pierden todas las apuestas exteriores. Retorno al jugador: el 97,30 % a largo plazo, en todas las apuestas.',
    ],
    baccarat: [
      'Ocho barajas, mezcladas antes de cada jugada. El as vale 1; los dieces y las figuras, 0; solo cuenta la última cifra de la suma. Gana quien más se acerca a 9.',
      'Un 8 o un 9 con dos cartas termina la jugada. Si no, el jugador pide carta con 0 a 5. La banca la pide según la tabla fija del punto y banca.',
      'Jugador paga 1 a 1. Banca paga 0,95 a 1: una comisión del 5 %. Empate paga 8 a 1 y devuelve las apuestas a jugador y banca.',
      'Retorno al jugador a largo plazo: banca 98,94 %, jugador 98,76 %, empate 85,64 %.',
    ],
    'sic-bo': [
      'Se lanzan tres dados. Pon tus fichas en lo que crees que van a mostrar.',
      'Con un triple, tres dados iguales, pierden pequeño, grande, par e impar.',
      'Un número paga 1 a 1 si sale una vez, 2 a 1 si sale dos y 12 a 1 si sale tres.',
    ],
    dice: ['Se lanzan dos dados. Pon tus fichas en su suma o en lo que muestran.'],
    craps: [
      'La línea de pase gana si la primera tirada, la de salida, suma 7 u 11, y pierde con 2, 3 o 12. Cualquier otra suma es el punto: se sigue tirando hasta que sale el punto, que gana, o un 7, que pierde. Todas las tiradas son una sola jugada.',
      'No pase es lo contrario; con un 12 en la tirada de salida recuperas la apuesta.',
      'Las demás apuestas valen solo para la tirada de salida. El campo gana con 3, 4, 9, 10 y 11; paga 2 a 1 con un 2 y 3 a 1 con un 12. Cualquier craps es 2, 3 o 12.',
    ],
    'dragon-tiger': [
      'Se juega con las reglas del Dragon Tiger. El sol y la luna reciben una carta cada uno y gana la más alta. El as es la carta más baja y el rey, la más alta; los palos no cuentan.',
      'Ocho barajas, mezcladas antes de cada jugada.',
      'Con un empate, dos cartas del mismo valor, recuperas la mitad de lo apostado al sol y a la luna. El empate del mismo palo son dos cartas idénticas, como dos reyes de corazones.',
    ],
    bingo: [
      'Se sacan doce de treinta bolas, todas igual de probables. Los seis cartones son los mismos en cada jugada. Pon tus fichas en uno o en varios.',
      'Tres números sacados en una fila, columna o diagonal hacen una línea. Un cartón paga una sola vez, según sus líneas. Con los nueve números está lleno.',
    ],
    wheel: [
      'La rueda tiene cincuenta casillas, todas igual de probables. Pon tus fichas en una casilla: si la rueda se para en ella, paga su número a 1.',
    ],
  },
  check: {
    roulette:
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Sus cuatro primeros bytes, como número, módulo 37, dan el número. La semilla figura en el extracto firmado de la sesión.',
    baccarat:
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Cada uno de sus seis primeros grupos de cuatro bytes, como número, módulo las cartas que quedan, saca una carta. Son ocho barajas, cada una con picas, corazones, diamantes y tréboles del as al rey. La semilla figura en el extracto firmado de la sesión.',
    'sic-bo':
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Toma sus cuatro primeros bytes como número en base 6. Sus tres últimas cifras, la más baja primero, más uno cada una, son los dados. La semilla figura en el extracto firmado de la sesión.',
    dice: 'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Toma sus cuatro primeros bytes como número en base 6. Sus dos últimas cifras, la más baja primero, más uno cada una, son los dados. La semilla figura en el extracto firmado de la sesión.',
    craps:
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Cada cuatro bytes, como número, son una tirada: sus dos últimas cifras en base 6, la más baja primero, más uno cada una. Tras cada ocho tiradas, los bytes salen del texto n:1, después n:2 y así sucesivamente. La semilla figura en el extracto firmado de la sesión.',
    'dragon-tiger':
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Cada uno de sus dos primeros grupos de cuatro bytes, como número, módulo las cartas que quedan, saca una carta. La del sol va primero. Son ocho barajas, cada una con picas, corazones, diamantes y tréboles del as al rey. La semilla figura en el extracto firmado de la sesión.',
    bingo:
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Cada cuatro bytes, como número, módulo las bolas que quedan, sacan una bola, contada desde 0 de menor a mayor. Tras ocho bolas, los bytes salen del texto n:1. La semilla figura en el extracto firmado de la sesión.',
    wheel:
      'Para la jugada n, calcula HMAC-SHA256 con la semilla como clave y n como texto. Sus cuatro primeros bytes, como número, módulo 50, dan la casilla, contada desde 0 arriba en el sentido de las agujas del reloj. La semilla figura en el extracto firmado de la sesión.',
  },
};
