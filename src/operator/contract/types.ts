// Made by `npm run contract` from operator.openapi.yaml; change that file.

export type Time = string;
/**
 * What the fraud proxy's script makes of the device, which only its maker can read. Absent when it was not there
 * in time; nothing waits for it, and an attempt that is repeated may bring another.
 *
 */
export type Blackbox = string;
export type AccountCode = string;
export type Language = string;
export type Password = string;
/**
 * E.164
 */
export type Phone = string;
export type Currency = string;
/**
 * Minor units
 */
export type PositiveAmount = number;
export type AccountStatus = 'active' | 'blocked' | 'excluded';
export type StatusReason =
  'pending-annual-update-and-validation' | 'under-review' | 'break' | 'self-exclusion';
export type DocumentKind = 'identification' | 'address' | 'payment';
/**
 * Minor units
 */
export type Amount = number;
export type TransactionKind = 'deposit' | 'withdrawal' | 'stake' | 'win' | 'bonus' | 'correction';
/**
 * Where the next page begins; opaque.
 */
export type Cursor = string;
export type BetStatus = 'open' | 'won' | 'lost' | 'void' | 'cashed-out';
export type LimitKind = 'deposit' | 'stake' | 'loss' | 'time';
export type LimitPeriod = 'day' | 'week' | 'month';
export type Topic = 'account' | 'promotions' | 'sports' | 'casino';
export type PromotionSlug = string;
/**
 * A push service's own address of a device (RFC 8030); whoever has it can send there with the operator's key.
 */
export type PushEndpoint = string;
export type GameSlug = string;
export type OptionalPicture = Picture | null;
/**
 * Such as slots, table, live, jackpots; the site shows any other among all games.
 */
export type GameCategory = string;
/**
 * Such as football, basketball, tennis.
 */
export type Sport = string;
export type PlayDevice = 'phone' | 'desktop' | 'terminal';
/**
 * `left` by the player, `taken-over` from another device of theirs, otherwise by the operator: a chosen limit
 * (`time`, `loss`), a quarter of an hour without a sign of life, the end of the player's own session, an exclusion.
 *
 */
export type SlotSessionEnd =
  'left' | 'time' | 'loss' | 'inactive' | 'signed-out' | 'taken-over' | 'excluded';

export interface Operations {
  listSessions: {
    answer: {
      sessions: SignedInDevice[];
    };
  };
  signIn: {
    request: {
      /**
       * User name or e-mail address
       */
      username: string;
      password: string;
      blackbox?: Blackbox;
    };
    answer: Session;
  };
  signOutEverywhere: {
    answer: undefined;
  };
  signOut: {
    answer: undefined;
  };
  refreshSession: {
    answer: Session;
  };
  endSession: {
    answer: undefined;
  };
  passkeySignInOptions: {
    answer: {
      options: {
        [k: string]: unknown;
      };
    };
  };
  signInWithPasskey: {
    request: {
      /**
       * What the browser's credential says as JSON (WebAuthn level 3)
       */
      answer: {
        [k: string]: unknown;
      };
      /**
       * The player's name for a new passkey
       */
      name?: string;
    };
    answer: Session;
  };
  listPasskeys: {
    answer: {
      passkeys: Passkey[];
    };
  };
  addPasskey: {
    request: {
      /**
       * What the browser's credential says as JSON (WebAuthn level 3)
       */
      answer: {
        [k: string]: unknown;
      };
      /**
       * The player's name for a new passkey
       */
      name?: string;
    };
    answer: Passkey;
  };
  passkeyCreationOptions: {
    answer: {
      options: {
        [k: string]: unknown;
      };
    };
  };
  removePasskey: {
    answer: undefined;
  };
  askForPasswordReset: {
    request: {
      email: string;
      language?: Language;
    };
    answer: undefined;
  };
  resetPassword: {
    request: {
      password: Password;
    };
    answer: undefined;
  };
  confirmEmail: {
    answer: undefined;
  };
  proveIdentity: {
    request:
      | {
          password: string;
        }
      | {
          /**
           * WebAuthn's authentication response as JSON.
           */
          answer: {
            [k: string]: unknown;
          };
        };
    answer: undefined;
  };
  changePassword: {
    request: {
      current: string;
      password: Password;
      signOutOthers?: boolean;
    };
    answer: undefined;
  };
  checkRegistrationAccess: {
    answer: {
      allowed: boolean;
      /**
       * What a new player agrees to, as it is in force.
       */
      agreements: {
        terms: Agreement;
        privacy: Agreement;
      };
      /**
       * Why not; absent when allowed.
       */
      reason?: 'place' | 'age' | 'exclusion';
      minimumAge: number;
      /**
       * ISO 3166-1 alpha-2 codes of residence that the operator takes.
       */
      countries: string[];
      /**
       * Where the visitor is by their address, as a proxy's header or a table says; the form begins with it. Absent when unknown.
       */
      country?: string;
    };
  };
  checkRegistrationField: {
    request: {
      field: 'username' | 'email' | 'documentNumber' | 'phone';
      value: string;
    };
    answer: undefined;
  };
  register: {
    request: Registration;
    answer: Session;
  };
  readProfile: {
    answer: Profile;
  };
  readPersonalData: {
    answer: PersonalData;
  };
  changePersonalData: {
    request: ContactChange;
    answer: PersonalData;
  };
  confirmPersonalData: {
    answer: Profile;
  };
  listDocuments: {
    answer: {
      documents: Document[];
    };
  };
  checkIdentityDocument: {
    answer: {
      expired: boolean;
      expiresOn?: string;
    };
  };
  beginUpload: {
    request: {
      kind: DocumentKind;
      name: string;
      /**
       * Bytes
       */
      size: number;
      type: 'image/jpeg' | 'image/png' | 'application/pdf';
    };
    answer: Upload;
  };
  readUpload: {
    answer: Upload;
  };
  sendUploadPiece: {
    answer: Upload;
  };
  cancelUpload: {
    answer: undefined;
  };
  readBalance: {
    answer: Balance;
  };
  deposit: {
    request: {
      amount: PositiveAmount;
      currency: Currency;
      /**
       * Id of a payment method
       */
      method: string;
    };
    answer: {
      transaction: Transaction;
      balance: Balance;
    };
  };
  withdraw: {
    request: {
      amount: PositiveAmount;
      currency: Currency;
      /**
       * Id of a payment method
       */
      method: string;
    };
    answer: {
      transaction: Transaction;
      balance: Balance;
    };
  };
  listTransactions: {
    answer: {
      transactions: Transaction[];
      next?: Cursor;
    };
  };
  listBets: {
    answer: {
      bets: Bet[];
      next?: Cursor;
    };
  };
  listSlotSessions: {
    answer: {
      slotSessions: SlotSession[];
      next?: Cursor;
    };
  };
  readActivity: {
    answer: {
      currency: Currency;
      /**
       * @maxItems 54
       */
      weeks: ActivityWeek[];
    };
  };
  readLimits: {
    answer: Limits;
  };
  setLimit: {
    request: {
      /**
       * Minor units for money, minutes for time; null for none.
       */
      amount: number | null;
    };
    answer: Limits;
  };
  exclude: {
    request: {
      kind: 'break' | 'self-exclusion';
      /**
       * 1 to 42 for a break; 183 to 1826, or 0 for without end, for a self-exclusion.
       */
      days: number;
    };
    answer: Exclusion;
  };
  listNotices: {
    answer: {
      /**
       * @maxItems 50
       */
      notices: Notice[];
      unread: number;
    };
  };
  markNoticesRead: {
    request: {
      upTo: string;
    };
    answer: undefined;
  };
  readNotificationPreferences: {
    answer: NotificationPreferences;
  };
  setNotificationPreferences: {
    request: NotificationPreferences;
    answer: NotificationPreferences;
  };
  readPushKey: {
    answer: {
      /**
       * 65 bytes, an uncompressed point of P-256, as base64url.
       */
      applicationServerKey: string;
    };
  };
  replacePushDevice: {
    request: {
      oldEndpoint: PushEndpoint;
      endpoint: PushEndpoint;
      keys: PushKeys;
    };
    answer: undefined;
  };
  reportPushClick: {
    request: {
      /**
       * Id of the message
       */
      message: string;
    };
    answer: undefined;
  };
  readChatIdentity: {
    answer: {
      identifier: string;
      identifierHash: string;
    };
  };
  listPushDevices: {
    answer: {
      /**
       * @maxItems 10
       */
      devices: PushDevice[];
    };
  };
  keepPushDevice: {
    request: NewPushDevice;
    answer: {
      id: string;
    };
  };
  forgetPushDevice: {
    answer: undefined;
  };
  listPromotionOptIns: {
    answer: {
      promotions: {
        slug: PromotionSlug;
        at: Time;
      }[];
    };
  };
  joinPromotion: {
    answer: undefined;
  };
  leavePromotion: {
    answer: undefined;
  };
  readPlayersGames: {
    answer: PlayersGames;
  };
  addFavourite: {
    answer: undefined;
  };
  removeFavourite: {
    answer: undefined;
  };
  voteOnArticle: {
    request: {
      useful: boolean;
      language: Language;
    };
    answer: undefined;
  };
  listPaymentMethods: {
    answer: {
      items: PaymentMethod[];
    };
  };
  listGameProviders: {
    answer: {
      items: GameProvider[];
    };
  };
  listGames: {
    answer: {
      items: Game[];
      /**
       * How many fit
       */
      total: number;
    };
  };
  readGame: {
    answer: GameDetails;
  };
  listJackpots: {
    answer: {
      items: Jackpot[];
    };
  };
  listWinners: {
    answer: {
      items: Winner[];
    };
  };
  listSportsEvents: {
    answer: {
      items: SportsEvent[];
    };
  };
  createSportsbookTicket: {
    answer: {
      ticket: string;
    };
  };
  readPendingSlotSession: {
    answer: SlotSessionSummary | undefined;
  };
  acknowledgeSlotSession: {
    answer: undefined;
  };
  startSlotSession: {
    request: {
      game: GameSlug;
      device: PlayDevice;
      /**
       * What the player chose for this session alone.
       */
      limits?: {
        minutes?: number;
        loss?: PositiveAmount;
        noticeMinutes?: number;
        /**
         * No new session for so long after this one reached its limit; 0 for no pause.
         */
        pauseHours?: number;
      };
    };
    answer: RunningSlotSession;
  };
  readRunningSlotSession: {
    answer: RunningSlotSession | undefined;
  };
  readSlotSession: {
    answer: RunningSlotSession;
  };
  relaunchSlotSession: {
    answer: GameTicket;
  };
  acknowledgeNotice: {
    answer: undefined;
  };
  endSlotSession: {
    answer: SlotSessionSummary;
  };
  readStatement: {
    answer: {
      jws: string;
    };
  };
  readKeys: {
    answer: {
      keys: PublicKey[];
    };
  };
  launchGame: {
    answer: GameLaunch;
  };
  launchThroughGateway: {
    request: {
      game: GameSlug;
      mode: 'demo' | 'real';
      lang: Language;
      /**
       * For mode real
       */
      ticket?: string;
    };
    answer: GameLaunch;
  };
  readTerminalDevice: {
    answer: {
      kind: 'web' | 'terminal';
      terminalId?: string;
      storeId?: string;
    };
  };
  readDeviceScript: {
    answer: undefined;
  };
  reportDevice: {
    request: {
      /**
       * The tab
       */
      visitorId: string;
      blackbox?: Blackbox;
    };
    answer: undefined;
  };
}
export interface SignedInDevice {
  id: string;
  /**
   * Browser and system in words
   */
  device: string;
  place?: string;
  signedInAt: Time;
  lastSeenAt: Time;
  current: boolean;
}
export interface Session {
  accessToken: string;
  /**
   * Seconds that the access token lives
   */
  expiresIn: number;
  /**
   * Seconds without activity after which the session must end
   */
  inactivitySeconds: number;
  /**
   * The same for the whole session
   */
  sessionId: string;
  accountCode: AccountCode;
  /**
   * Seconds since the player signed in; a refresh does not begin anew
   */
  signedInSeconds: number;
  previousSignInAt?: Time;
}
export interface Passkey {
  id: string;
  name: string;
  createdAt: Time;
  lastUsedAt?: Time;
}
export interface Agreement {
  version: string;
  /**
   * A path of the site or an address where it can be read
   */
  url?: string;
}
export interface Registration {
  username: string;
  email: string;
  password: Password;
  firstName: string;
  lastName: string;
  birthDate: string;
  documentNumber: string;
  /**
   * `other`: a passport, or another country's document. Its number is not held to the check digit that the country
   * of residence gives its own; absent for such a one.
   *
   */
  documentOrigin?: 'other';
  phone: Phone;
  address: Address;
  currency: Currency;
  language: Language;
  consents: {
    /**
     * Version of the terms agreed to
     */
    terms: string;
    privacy: string;
    /**
     * Channels agreed to
     */
    marketing: ('email' | 'sms' | 'push')[];
  };
  /**
   * Deposit limits set from the first day, minor units.
   */
  limits?: {
    day?: PositiveAmount;
    week?: PositiveAmount;
    month?: PositiveAmount;
  };
  /**
   * The affiliate code (QRY-4).
   */
  trackingCode?: string;
  blackbox?: Blackbox;
}
export interface Address {
  street: string;
  city: string;
  postalCode: string;
  country: string;
}
export interface Profile {
  username: string;
  accountCode: AccountCode;
  currency: Currency;
  accountStatus: AccountStatus;
  accountStatusChangeReason?: StatusReason;
  firstName: string;
  email?: string;
  registeredAt: Time;
  previousSignInAt?: Time;
}
export interface PersonalData {
  firstName: string;
  lastName: string;
  birthDate: string;
  /**
   * All but the last three characters are stars.
   */
  documentNumber: string;
  email: string;
  /**
   * A new address, until the link in the e-mail to it is followed.
   */
  pendingEmail?: string;
  phone: string;
  address: Address;
  language: Language;
  validatedAt?: Time;
}
export interface ContactChange {
  email?: string;
  phone?: Phone;
  address?: Address;
  language?: Language;
}
export interface Document {
  id: string;
  kind: DocumentKind;
  name: string;
  /**
   * Bytes
   */
  size: number;
  type: string;
  status: 'in-review' | 'accepted' | 'refused';
  /**
   * Why it was refused
   */
  reason?: 'unreadable' | 'wrong-document' | 'expired';
  uploadedAt: Time;
  expiresOn?: string;
}
export interface Upload {
  id: string;
  /**
   * Bytes that are there
   */
  received: number;
  /**
   * Bytes of a piece at most
   */
  pieceSize: number;
  document?: Document;
}
export interface Balance {
  currency: Currency;
  cash: Amount;
  bonus: Amount;
}
export interface Transaction {
  id: string;
  kind: TransactionKind;
  /**
   * What it did to the balance, signed, minor units.
   */
  amount: number;
  currency: Currency;
  balanceAfter: Amount;
  at: Time;
  status: 'booked' | 'pending' | 'refused';
  /**
   * Game, event or payment method
   */
  text?: string;
}
export interface Bet {
  id: string;
  placedAt: Time;
  settledAt?: Time;
  status: BetStatus;
  kind: 'single' | 'combined' | 'system';
  /**
   * Of a system: how many selections each of its bets combines. The stake is spread evenly over every combination.
   */
  needed?: number;
  stake: Amount;
  /**
   * All that it paid, cash-outs of parts included
   */
  payout?: Amount;
  /**
   * The part of the stake that was cashed out before the end, and what it paid
   */
  cashedOut?: {
    stake: Amount;
    payout: Amount;
  };
  currency: Currency;
  /**
   * Decimal odds of the whole bet
   */
  odds: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  legs: {
    event: string;
    market: string;
    outcome: string;
    odds: number;
    status: BetStatus;
  }[];
}
export interface SlotSession {
  id: string;
  game: string;
  startedAt: Time;
  endedAt: Time;
  stakes: Amount;
  wins: Amount;
  currency: Currency;
  balanceBefore: Amount;
  balanceAfter: Amount;
  rounds: number;
}
export interface ActivityWeek {
  monday: string;
  deposits: Amount;
  withdrawals: Amount;
  stakes: Amount;
  wins: Amount;
  /**
   * Time signed in
   */
  minutes: number;
}
export interface Limits {
  currency: Currency;
  /**
   * How long raising or removing a limit waits.
   */
  raiseWaitsHours: number;
  /**
   * Every kind and period, the unset ones too.
   */
  limits: Limit[];
  exclusion?: Exclusion;
}
export interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
  /**
   * Minor units, minutes for time; null for none
   */
  amount: number | null;
  used: number;
  /**
   * A raise that waits.
   */
  pending?: {
    amount: number | null;
    from: Time;
  };
}
export interface Exclusion {
  kind: 'break' | 'self-exclusion';
  since: Time;
  /**
   * Absent for without end
   */
  until?: string;
}
export interface Notice {
  id: string;
  title: string;
  /**
   * Plain text
   */
  text: string;
  at: Time;
  read: boolean;
  /**
   * A path of the site that it leads to
   */
  path?: string;
  topic?: Topic;
}
export interface NotificationPreferences {
  channels: {
    email: boolean;
    sms: boolean;
    push: boolean;
  };
  /**
   * Those that may be sent; what the account itself needs is always sent.
   */
  topics: ('promotions' | 'sports' | 'casino')[];
  /**
   * Single promotions whose news the player follows, whatever the topics say; none when left out.
   *
   * @maxItems 50
   */
  promotions?: PromotionSlug[];
  /**
   * No promotion between these, in the player's time zone.
   */
  quietHours?: {
    from: string;
    to: string;
    timeZone: string;
  };
}
/**
 * What messages are encrypted for (RFC 8291), as base64url.
 */
export interface PushKeys {
  /**
   * 65 bytes
   */
  p256dh: string;
  /**
   * 16 bytes
   */
  auth: string;
}
export interface PushDevice {
  id: string;
  label: string;
  addedAt: Time;
  /**
   * When the device was last kept
   */
  seenAt: string;
}
export interface NewPushDevice {
  endpoint: PushEndpoint;
  keys: PushKeys;
  language: Language;
  /**
   * Such as Europe/Madrid
   */
  timeZone: string;
  /**
   * What the player sees in the list
   */
  label: string;
}
export interface PlayersGames {
  /**
   * Slugs, the last chosen first.
   *
   * @maxItems 500
   */
  favourites: GameSlug[];
  /**
   * Slugs of what was played, the last first.
   *
   * @maxItems 12
   */
  recent: GameSlug[];
}
/**
 * A direction whose terms are absent is not possible, or its terms are not published.
 */
export interface PaymentMethod {
  /**
   * What payments name it by
   */
  code: string;
  name: string;
  footerImage: OptionalPicture;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}
export interface Picture {
  /**
   * An https address or a path of the same origin
   */
  url: string;
  /**
   * CSS px
   */
  width: number;
  /**
   * CSS px
   */
  height: number;
  alternativeText?: string | null;
}
/**
 * What one payment may be, what it costs, and when it arrives.
 */
export interface PaymentTerms {
  /**
   * In minor units
   */
  least: number;
  /**
   * In minor units
   */
  most: number;
  currency: Currency;
  /**
   * Both parts are charged; 0 for none.
   */
  fee: {
    /**
     * In minor units
     */
    fixed: number;
    /**
     * Of the amount, such as 0.015
     */
    share: number;
  };
  /**
   * How long after it was confirmed; 0 for at once.
   */
  arrives: {
    unit: 'minute' | 'hour' | 'workingDay';
    least: number;
    most: number;
  };
}
export interface GameProvider {
  code: string;
  displayName: string;
  footerImage: OptionalPicture;
}
export interface Game {
  slug: string;
  title: string;
  provider: {
    code: string;
    displayName: string;
  };
  category: GameCategory;
  image: Picture;
  isNew: boolean;
  /**
   * Whether a pot can be won in it
   */
  jackpot: boolean;
  /**
   * Whether visitors may try it for nothing
   */
  demo: boolean;
}
export interface GameDetails {
  game: Game;
  /**
   * Whether it can be started at present
   */
  playable: boolean;
  sheet?: GameSheet;
  /**
   * What its players may like too.
   *
   * @maxItems 12
   */
  similar: Game[];
}
/**
 * How a game pays, for those that have a fixed pay table.
 */
export interface GameSheet {
  /**
   * Share of the stakes that is paid back in the long run, such as 0.9546
   */
  returnToPlayer: number;
  volatility: 'low' | 'medium' | 'high';
  reels: number;
  lines: number;
  /**
   * Of a round in minor units
   */
  leastStake: number;
  /**
   * Of a round in minor units
   */
  mostStake: number;
  currency: Currency;
}
export interface Jackpot {
  code: string;
  name: string;
  /**
   * Minor units
   */
  amount: number;
  currency: Currency;
  /**
   * The game in which it is played for; absent when there are several
   */
  game?: GameSlug;
  updatedAt: Time;
}
export interface Winner {
  /**
   * Shortened, never a whole name
   */
  player: string;
  game: {
    slug: string;
    title: string;
    image: Picture;
  };
  /**
   * Minor units
   */
  amount: number;
  currency: Currency;
  wonAt: Time;
}
export interface SportsEvent {
  id: string;
  sport: Sport;
  competition: string;
  home: string;
  away: string;
  startsAt: Time;
  /**
   * Its page in the sportsbook, as a path below the route that frames it. Absent when it has none.
   */
  path?: string;
  /**
   * How it stands; null before it begins.
   */
  live: {
    minute: number;
    /**
     * Home, then away.
     *
     * @minItems 2
     * @maxItems 2
     */
    score: number[];
  } | null;
  market: {
    name: string;
    selections: {
      name: string;
      /**
       * Decimal
       */
      odds: number;
      /**
       * Where the sportsbook puts this selection on the bet slip, as a path below the route that frames it. Absent when it has none.
       */
      path?: string;
    }[];
  };
}
export interface SlotSessionSummary {
  id: string;
  game: string;
  /**
   * Seconds
   */
  spentTime: number;
  spentAmount: Amount;
  wonAmount: Amount;
  totalSessionBalance: Amount;
}
/**
 * A session at a game by the operator's clock: its present is `startedAt` and `elapsedSeconds`. `noticeDueAt` is
 * when the next notice is due, or was; `launch` is there only where it was just started.
 *
 */
export interface RunningSlotSession {
  id: string;
  game: GameName;
  startedAt: Time;
  /**
   * Until now or its end
   */
  elapsedSeconds: number;
  currency: Currency;
  stakes: Amount;
  wins: Amount;
  rounds: number;
  /**
   * Cash and bonus, minor units
   */
  balance: number;
  /**
   * Of this session alone.
   */
  limits: {
    minutes?: number;
    /**
     * Minor units
     */
    loss?: number;
    noticeMinutes?: number;
  };
  noticeDueAt?: Time;
  ended?: {
    at: Time;
    reason: SlotSessionEnd;
  };
  launch?: GameTicket;
}
export interface GameName {
  slug: GameSlug;
  title: string;
}
export interface GameTicket {
  /**
   * Which endpoint family starts this game
   */
  family: 'nyx' | 'casinoGateway';
  /**
   * Good once, for a minute
   */
  ticket: string;
}
export interface PublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
}
export interface GameLaunch {
  url: string;
  /**
   * Whether its page speaks as frame-messages.ts says.
   */
  messages: 'marquee' | 'none';
}
export interface Problem {
  type: 'about:blank';
  status: number;
  code: string;
  /**
   * English; the site has words of its own for the codes it knows.
   */
  title: string;
  /**
   * The one field that is wrong
   */
  field?: string;
  /**
   * All fields that are wrong
   */
  errors?: {
    field: string;
    code: string;
    [k: string]: unknown;
  }[];
  requestId: string;
  reason?: string;
  maintenance?: boolean;
  /**
   * Bytes of an upload that are there
   */
  received?: number;
  limit?: LimitKind;
  period?: LimitPeriod;
  /**
   * Minor units that the limit still allows
   */
  left?: number;
  /**
   * Of the session that runs, at `game`
   */
  id?: string;
  game?: GameName;
  until?: Time;
  [k: string]: unknown;
}
/**
 * What a statement's signature covers.
 */
export interface Statement {
  /**
   * The operator
   */
  iss: string;
  sub: AccountCode;
  /**
   * When it was signed, seconds since 1970
   */
  iat: number;
  session: string;
  game: GameName;
  device: PlayDevice;
  startedAt: Time;
  endedAt: Time;
  reason: SlotSessionEnd;
  currency: Currency;
  balanceBefore: Amount;
  stakes: Amount;
  wins: Amount;
  /**
   * What the balance moved by beside this session, such as a bet's win; signed.
   */
  otherMovements: number;
  /**
   * balanceBefore - stakes + wins + otherMovements
   */
  balanceAfter: number;
  roundCount: number;
  /**
   * Every round, when there are no more than 500.
   */
  rounds?: StatementRound[];
  /**
   * Of more rounds: SHA-256 (base64url) of their list as JSON without spaces.
   */
  roundsHash?: string;
  /**
   * The seed that every outcome of the session followed from, and its SHA-256 (base64url), which was shown
   * when the session began.
   *
   */
  fairness?: {
    seed: string;
    seedHash: string;
  };
}
export interface StatementRound {
  number: number;
  at: Time;
  stake: Amount;
  win: Amount;
  /**
   * What fell, in the game's own terms
   */
  outcome?: {
    [k: string]: unknown;
  };
}
