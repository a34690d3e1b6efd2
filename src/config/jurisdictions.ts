/**
 * Session rules of each regulator, as data. The site shows them and the embedded operator enforces them (SPT-5). No
 * game here has autoplay or cancels rounds, so rules about those are left out.
 */
export interface JurisdictionRules {
  /** What players choose before each session. Nothing is preselected or remembered. */
  readonly choicesBeforePlay: {
    /** Players must choose a time and a loss limit, which end the session, and an interval of notices. */
    readonly isDue: boolean;
    /** Shortest interval between notices, in minutes. */
    readonly leastNoticeMinutes: number;
    /** Breaks to choose from for when the session reaches its limit, in hours. */
    readonly pauseHours: readonly number[];
  };
  /** Default interval of the notice that players have to acknowledge, in minutes. */
  readonly noticeMinutes?: number;
  /** A session that starts within this time of the last one opens with a safer gambling message, in minutes. */
  readonly soonAgainMinutes?: number;
  /** Warns the player before a session limit is reached. */
  readonly announcesLimits: boolean;
  /** What stays visible during play. */
  readonly alwaysVisible: readonly ('elapsed' | 'net')[];
  /** Minimum time between the starts of two rounds, in ms. */
  readonly minimumRoundMs: number;
  /** Highest stake of a round at slots by age, in minor units of the account's currency. The first match counts. */
  readonly slotStakeCaps: readonly { readonly underAge: number; readonly amount: number }[];
  /** Every game page has links to limits, self-exclusion and a self-test at the top. */
  readonly saferGamblingLinksOnTop?: {
    /** URL of a self-test, for example of a helpline. */
    readonly selfTest: string;
  };
  readonly sources: readonly Source[];
}

/** The source of a rule. */
export interface Source {
  readonly rules: readonly Exclude<keyof JurisdictionRules, 'sources'>[];
  readonly regulation: string;
  readonly articles: string;
  readonly url: string;
  /** The part that was not checked against the regulation itself. Absent if all was. */
  readonly unverified?: string;
}

export const jurisdictionNames = ['none', 'es', 'gb', 'se'] as const;
export type Jurisdiction = (typeof jurisdictionNames)[number];

export const isJurisdiction = (name: string): name is Jurisdiction =>
  jurisdictionNames.some((known) => known === name);

const RTS = 'Remote gambling and software technical standards (UK Gambling Commission)';
const RTS_URL =
  'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards';

/** As of November 2026. Ask a lawyer before you go live in one of these jurisdictions. */
export const jurisdictions: Readonly<Record<Jurisdiction, JurisdictionRules>> = {
  /** Only what the configuration sets (`safeGamblingNotificationMinutes`). */
  none: {
    choicesBeforePlay: { isDue: false, leastNoticeMinutes: 1, pauseHours: [0, 1, 24, 168] },
    announcesLimits: true,
    alwaysVisible: [],
    minimumRoundMs: 0,
    slotStakeCaps: [],
    sources: [],
  },
  es: {
    choicesBeforePlay: { isDue: true, leastNoticeMinutes: 15, pauseHours: [0, 1, 24, 168] },
    soonAgainMinutes: 60,
    announcesLimits: true,
    alwaysVisible: ['net'],
    minimumRoundMs: 3000,
    slotStakeCaps: [],
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
    slotStakeCaps: [
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
        rules: ['slotStakeCaps'],
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
    slotStakeCaps: [],
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
