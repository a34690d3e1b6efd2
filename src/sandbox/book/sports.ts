import { basketball } from './basketball.ts';
import { football } from './football.ts';
import type { SportModel } from './sport-model.ts';
import { tennis } from './tennis.ts';

export interface Competition {
  /** Unique within its sport; used in URLs. */
  readonly slug: string;
  readonly name: string;
}

/** A sport on offer: its sides, its schedule and its model. */
export interface Sport {
  readonly code: 'football' | 'basketball' | 'tennis';
  /** Fictional clubs or players, an even number: each plays once per round. */
  readonly sides: readonly string[];
  /** Each round belongs to one competition. */
  readonly competitions: readonly Competition[];
  /** Minutes between kick-offs. */
  readonly every: number;
  /** Maximum duration of a match in minutes, breaks included. */
  readonly lasts: number;
  readonly model: SportModel;
}

export const sports: readonly Sport[] = [
  {
    code: 'football',
    model: football,
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
    competitions: [
      { slug: 'lantern-cup', name: 'Lantern Cup' },
      { slug: 'meridian-league', name: 'Meridian League' },
      { slug: 'northern-division', name: 'Northern Division' },
    ],
    every: 30,
    lasts: 105,
  },
  {
    code: 'basketball',
    model: basketball,
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
    competitions: [
      { slug: 'copa-azul', name: 'Copa Azul' },
      { slug: 'five-cities-league', name: 'Five Cities League' },
    ],
    every: 60,
    lasts: 110,
  },
  {
    code: 'tennis',
    model: tennis,
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
    competitions: [
      { slug: 'open-of-the-lamps', name: 'Open of the Lamps' },
      { slug: 'costa-clay-trophy', name: 'Costa Clay Trophy' },
    ],
    every: 60,
    lasts: 120,
  },
];
