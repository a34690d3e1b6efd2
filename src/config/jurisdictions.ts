/**
 * What regulators ask of a session at a game, as data: the site shows it and the embedded operator enforces it
 * (SPT-5). No game here plays by itself or cancels a round, so rules about that need no data.
 */
export interface JurisdictionRules {
  /** What players choose before each session. Nothing is preselected, nothing remembered. */
  readonly choicesBeforePlay: {
    /** Time and loss after which the session ends, and how often a notice comes. */
    readonly isDue: boolean;
    /** Shortest interval of notices, minutes. */
    readonly leastNoticeMinutes: number;
    /** Pauses that may be chosen for the case that the session reaches its limit, hours. */
    readonly pauseHours: readonly number[];
  };
  /** A notice that must be acknowledged comes this often when the player chose nothing, minutes. */
  readonly noticeMinutes?: number;
  /** A new session so soon after the last begins with a word about safer gambling, minutes. */
  readonly soonAgainMinutes?: number;
  /** The player is told that a limit of the session comes near. */
  readonly announcesLimits: boolean;
  /** What is in sight all the time, not one tap away. */
  readonly alwaysVisible: readonly ('elapsed' | 'net')[];
  /** From the beginning of a round to that of the next, ms. */
  readonly minimumRoundMs: number;
  /** Highest stake of a round by age, minor units of the account's currency; the first that fits. */
  readonly stakeCaps: readonly { readonly underAge: number; readonly amount: number }[];
  /** Links to limits, self-exclusion and a self-test stand at the top of every page of play. */
  readonly saferGamblingLinksOnTop?: {
    /** Address of the test of one's own play, such as a helpline's. */
    readonly selfTest: string;
  };
  readonly sources: readonly Source[];
}

/** Where rules come from. */
export interface Source {
  readonly rules: readonly Exclude<keyof JurisdictionRules, 'sources'>[];
  readonly regulation: string;
  readonly articles: string;
  readonly url: string;
  /** What of it was not read in the regulation itself; absent when all was. */
  readonly unverified?: string;
}

export const jurisdictionNames = ['none', 'es', 'gb', 'se'] as const;
export type Jurisdiction = (typeof jurisdictionNames)[number];

export const isJurisdiction = (name: string): name is Jurisdiction =>
  jurisdictionNames.some((known) => known === name);

const RTS = 'Remote gambling and software technical standards (UK Gambling Commission)';
const RTS_URL =
  'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards';

/** As of 2026-11. Whoever goes live under one of them has them read by a lawyer first. */
export const jurisdictions: Readonly<Record<Jurisdiction, JurisdictionRules>> = {
  /** Only what the configuration says (`safeGamblingNotificationMinutes`). */
  none: {
    choicesBeforePlay: { isDue: false, leastNoticeMinutes: 1, pauseHours: [0, 1, 24, 168] },
    announcesLimits: true,
    alwaysVisible: [],
    minimumRoundMs: 0,
    stakeCaps: [],
    sources: [],
  },
  es: {
    choicesBeforePlay: { isDue: true, leastNoticeMinutes: 15, pauseHours: [0, 1, 24, 168] },
    soonAgainMinutes: 60,
    announcesLimits: true,
    alwaysVisible: ['net'],
    minimumRoundMs: 3000,
    stakeCaps: [],
    sources: [
      {
        rules: [
          'choicesBeforePlay',
          'soonAgainMinutes',
          'announcesLimits',
          'alwaysVisible',
          'minimumRoundMs',
        ],
        regulation: 'Orden HAP/1370/2014, de 25 de julio (BOE-A-2014-8135)',
        articles: '8.1.2 i, 8.2, 14.1, 14.2, 14.3, 14.5',
        url: 'https://www.boe.es/eli/es/o/2014/07/25/hap1370/con',
        unverified: 'The lengths of the pause are ours; the order (14.2) leaves them open.',
      },
    ],
  },
  gb: {
    choicesBeforePlay: { isDue: false, leastNoticeMinutes: 1, pauseHours: [0, 1, 24, 168] },
    noticeMinutes: 60,
    announcesLimits: true,
    alwaysVisible: ['elapsed', 'net'],
    minimumRoundMs: 2500,
    stakeCaps: [
      { underAge: 25, amount: 200 },
      { underAge: Number.POSITIVE_INFINITY, amount: 500 },
    ],
    sources: [
      {
        rules: ['alwaysVisible'],
        regulation: RTS,
        articles: '2E, 13C',
        url: `${RTS_URL}/rts-13-time-requirements-and-reality-checks`,
      },
      {
        rules: ['minimumRoundMs'],
        regulation: RTS,
        articles: '14 (slots)',
        url: `${RTS_URL}/rts-14-responsible-product-design`,
        unverified: 'Known from summaries: 2.5 s for slots, since 2021-10-31.',
      },
      {
        rules: ['noticeMinutes'],
        regulation: RTS,
        articles: '13B',
        url: `${RTS_URL}/rts-13-time-requirements-and-reality-checks`,
        unverified: 'Players set the interval; the hour for who set none is ours.',
      },
      {
        rules: ['stakeCaps'],
        regulation: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025',
        articles: 'regulation 5',
        url: 'https://www.gamblingcommission.gov.uk/guidance/online-slots-stake-limit-guidance',
        unverified:
          'Known from summaries: £5 since 2025-04-09, £2 under 25 since 2025-05-21; the address is not checked.',
      },
    ],
  },
  se: {
    choicesBeforePlay: { isDue: false, leastNoticeMinutes: 1, pauseHours: [0, 1, 24, 168] },
    announcesLimits: true,
    alwaysVisible: [],
    minimumRoundMs: 3000,
    stakeCaps: [],
    saferGamblingLinksOnTop: { selfTest: 'https://www.stodlinjen.se/' },
    sources: [
      {
        rules: ['minimumRoundMs'],
        regulation: 'SIFS 2022:3 (before: LIFS 2018:8), Spelinspektionen',
        articles: 'on the length of a round',
        url: 'https://ferenda.lagen.nu/sifs/2022:3',
        unverified: 'Known from summaries: at least three seconds.',
      },
      {
        rules: ['saferGamblingLinksOnTop'],
        regulation: 'LIFS 2018:2, Spelinspektionen',
        articles: 'on logotypes that lead to self-exclusion, limits and self-test',
        url: 'https://lagen.nu/lifs/2018:2',
        unverified:
          'Known from summaries; the test is the one of Stödlinjen, the helpline that the links of the regulator lead to.',
      },
    ],
  },
};
