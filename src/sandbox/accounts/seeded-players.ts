import type { AccountStatus, StatusReason } from '../../operator/contract/types.ts';

/** The password of every seeded player. */
export const SEEDED_PASSWORD = 'Marquee-Play-1';

/** A player of the first start. Numbers of days count back from that day. */
export interface SeededPlayer {
  readonly accountCode: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly documentNumber: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly language: 'en' | 'es';
  readonly status: AccountStatus;
  readonly reason?: StatusReason;
  /** Days since registration. */
  readonly registeredDaysAgo: number;
  /** Days since the player last confirmed the personal data; absent for never. */
  readonly validatedDaysAgo?: number;
}

/** One player for each state that the site shows. The wallet seeds their money and play. */
export const seededPlayers = {
  vera: {
    accountCode: 'VERA0001',
    username: 'vera',
    firstName: 'Vera',
    lastName: 'Montalbán Ruiz',
    birthDate: '1988-04-17',
    documentNumber: '48201937D',
    phone: '+34600100201',
    street: 'Calle de la Palma 14, 2.º B',
    city: 'Madrid',
    postalCode: '28004',
    language: 'en',
    status: 'active',
    registeredDaysAgo: 640,
    validatedDaysAgo: 96,
  },
  nadia: {
    accountCode: 'NADIA001',
    username: 'nadia',
    firstName: 'Nadia',
    lastName: 'Ferrer Soto',
    birthDate: '1996-11-02',
    documentNumber: '51277340J',
    phone: '+34600100202',
    street: 'Carrer de Sueca 31',
    city: 'Valencia',
    postalCode: '46006',
    language: 'en',
    status: 'active',
    registeredDaysAgo: 12,
    validatedDaysAgo: 12,
  },
  elio: {
    accountCode: 'ELIO0001',
    username: 'elio',
    firstName: 'Elio',
    lastName: 'Navarro Prieto',
    birthDate: '1979-08-25',
    documentNumber: '30915562C',
    phone: '+34600100203',
    street: 'Calle San Jacinto 52',
    city: 'Sevilla',
    postalCode: '41010',
    language: 'es',
    status: 'active',
    registeredDaysAgo: 410,
    validatedDaysAgo: 201,
  },
  ana: {
    accountCode: 'ANA00001',
    username: 'ana',
    firstName: 'Ana',
    lastName: 'Etxeberria Gil',
    birthDate: '1991-02-09',
    documentNumber: '72640118T',
    phone: '+34600100204',
    street: 'Calle Ledesma 20, 4.º',
    city: 'Bilbao',
    postalCode: '48001',
    language: 'en',
    status: 'blocked',
    reason: 'pending-annual-update-and-validation',
    registeredDaysAgo: 770,
    validatedDaysAgo: 371,
  },
  saul: {
    accountCode: 'SAUL0001',
    username: 'saul',
    firstName: 'Saúl',
    lastName: 'Peña Molina',
    birthDate: '1984-06-30',
    documentNumber: '25483906K',
    phone: '+34600100205',
    street: 'Avenida de Madrid 81',
    city: 'Zaragoza',
    postalCode: '50010',
    language: 'en',
    status: 'excluded',
    reason: 'self-exclusion',
    registeredDaysAgo: 520,
    validatedDaysAgo: 140,
  },
  bruno: {
    accountCode: 'BRUNO001',
    username: 'bruno',
    firstName: 'Bruno',
    lastName: 'Casal Otero',
    birthDate: '1993-12-14',
    documentNumber: '33870254V',
    phone: '+34600100206',
    street: 'Rúa do Hórreo 18',
    city: 'Santiago de Compostela',
    postalCode: '15702',
    language: 'en',
    status: 'blocked',
    reason: 'under-review',
    registeredDaysAgo: 300,
    validatedDaysAgo: 300,
  },
  nico: {
    accountCode: 'NICO0001',
    username: 'nico',
    firstName: 'Nico',
    lastName: 'Alarcón Vidal',
    birthDate: '2001-05-21',
    documentNumber: '77120485J',
    phone: '+34600100207',
    street: 'Carrer de Verdi 9',
    city: 'Barcelona',
    postalCode: '08012',
    language: 'en',
    status: 'active',
    registeredDaysAgo: 0,
  },
} as const satisfies Record<string, SeededPlayer>;
