/** A sport of the book: who plays, how often a match begins and how long it lasts. */
export interface Sport {
  readonly code: 'football' | 'basketball' | 'tennis';
  /** Invented clubs or players, an even number: each plays once a round. */
  readonly sides: readonly string[];
  readonly competitions: readonly string[];
  /** Minutes between two starts. */
  readonly every: number;
  /** Minutes from start to end, breaks included. */
  readonly lasts: number;
  readonly market: string;
  /** Chance of a draw before the start; none where a match always has a winner. */
  readonly draw: number;
  /** Points that both sides together score until the end: goals, points, sets of five. */
  readonly points: number;
  /** How much the stronger side takes of each point, 0 (nothing) to 1 (all its strength). */
  readonly tilt: number;
  /** Minutes that the clock shows at the end; without it the clock runs on. */
  readonly clock?: number;
}

export const sports: readonly Sport[] = [
  {
    code: 'football',
    sides: [
      'Atlético Puerto Lindo',
      'Real Monteclaro',
      'Northgate Rovers',
      'Halden United',
      'Sporting Valdera',
      'CD Lanterna',
      'Kingsmoor Town',
      'Olympia Serrano',
      'FC Brightwater',
      'Racing Aldea',
      'Thornbury Athletic',
      'Unión Marisma',
      'Eastwick City',
      'Club Almenara',
      'Vale of Orrin',
      'Deportivo Cierzo',
    ],
    competitions: ['Lantern Cup', 'Meridian League', 'Northern Division'],
    every: 30,
    lasts: 105,
    market: 'Match result',
    draw: 0.26,
    points: 3,
    tilt: 1,
  },
  {
    code: 'basketball',
    sides: [
      'Harbour Herons',
      'Baloncesto Azar',
      'Ironbridge Comets',
      'Torre Blanca',
      'Fenland Foxes',
      'CB Solana',
      'Quayside Kings',
      'Estrella del Sur',
    ],
    competitions: ['Copa Azul', 'Five Cities League'],
    every: 60,
    lasts: 110,
    market: 'Winner',
    draw: 0,
    points: 160,
    tilt: 0.15,
    clock: 40,
  },
  {
    code: 'tennis',
    sides: [
      'A. Valcárcel',
      'M. Osterholm',
      'J. Penhallow',
      'L. Quiroga',
      'S. Marchetti-Roy',
      'D. Ketteridge',
      'I. Belmonte',
      'T. Wray',
    ],
    competitions: ['Open of the Lamps', 'Costa Clay Trophy'],
    every: 60,
    lasts: 120,
    market: 'Winner',
    draw: 0,
    points: 2,
    tilt: 1,
  },
];
