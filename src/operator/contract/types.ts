// Made by `npm run contract` from operator.openapi.yaml; change that file.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type AccountCode = string;

export type Currency = string;

export type Language = string;

/**
 * Minor units
 */
export type Amount = number;

/**
 * Minor units
 */
export type PositiveAmount = number;

export type Time = string;

/**
 * Start of the next page; opaque.
 */
export type Cursor = string;

export type Password = string;

export type Problem = {
    type: 'about:blank';
    status: number;
    code: string;
    /**
     * English; the site has its own texts for known codes.
     */
    title: string;
    /**
     * The invalid field, if there is one
     */
    field?: string;
    /**
     * All invalid fields
     */
    errors?: Array<{
        field: string;
        code: string;
    }>;
    requestId: string;
    reason?: string;
    maintenance?: boolean;
    /**
     * Received bytes of an upload
     */
    received?: number;
    limit?: LimitKind;
    period?: LimitPeriod;
    /**
     * Minor units that the limit still allows
     */
    left?: number;
    /**
     * Of the running session, at `game`
     */
    id?: string;
    game?: GameName;
    until?: Time;
};

export type Session = {
    accessToken: string;
    /**
     * Lifetime of the access token in seconds
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
     * Seconds since the player logged in; a refresh does not reset it
     */
    signedInSeconds: number;
    previousSignInAt?: Time;
};

export type SignedInDevice = {
    id: string;
    /**
     * Browser and system in words
     */
    device: string;
    place?: string;
    signedInAt: Time;
    lastSeenAt: Time;
    current: boolean;
};

export type Passkey = {
    id: string;
    name: string;
    createdAt: Time;
    lastUsedAt?: Time;
};

export type AccountStatus = 'active' | 'blocked' | 'excluded';

export type StatusReason = 'pending-annual-update-and-validation' | 'under-review' | 'break' | 'self-exclusion';

export type Profile = {
    username: string;
    accountCode: AccountCode;
    currency: Currency;
    accountStatus: AccountStatus;
    accountStatusChangeReason?: StatusReason;
    firstName: string;
    email?: string;
    registeredAt: Time;
    previousSignInAt?: Time;
};

export type Address = {
    street: string;
    city: string;
    postalCode: string;
    country: string;
};

export type PersonalData = {
    firstName: string;
    lastName: string;
    birthDate: string;
    /**
     * All but the last three characters are stars.
     */
    documentNumber: string;
    email: string;
    /**
     * A new address, until the link in its email is followed.
     */
    pendingEmail?: string;
    phone: string;
    /**
     * A new number, until the code sent to it is entered.
     */
    pendingPhone?: string;
    address: Address;
    language: Language;
    validatedAt?: Time;
};

export type ContactChange = {
    email?: string;
    phone?: Phone;
    address?: Address;
    language?: Language;
};

/**
 * E.164
 */
export type Phone = string;

export type Agreement = {
    version: string;
    /**
     * A path of the site or an address where it can be read
     */
    url?: string;
};

export type Registration = {
    username: string;
    email: string;
    password: Password;
    firstName: string;
    lastName: string;
    birthDate: string;
    documentNumber: string;
    /**
     * `other`: a passport, or another country's document, whose number needs no check digit of the country of
     * residence. Absent for a document of that country.
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
        marketing: Array<'email' | 'sms' | 'push'>;
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
};

/**
 * The opaque result of the fraud proxy's script. Absent if it was not ready in time; nothing waits for it, and a
 * repeated attempt may have another one.
 *
 */
export type Blackbox = string;

export type DocumentKind = 'identification' | 'address' | 'payment';

export type Document = {
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
};

export type Upload = {
    id: string;
    /**
     * Received bytes
     */
    received: number;
    /**
     * Maximum bytes of a piece
     */
    pieceSize: number;
    document?: Document;
};

export type Balance = {
    currency: Currency;
    cash: Amount;
    bonus: Amount;
};

export type TransactionKind = 'deposit' | 'withdrawal' | 'stake' | 'win' | 'cash-out' | 'bonus' | 'correction';

export type Transaction = {
    id: string;
    kind: TransactionKind;
    /**
     * Change of the balance, signed, minor units.
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
};

export type BetStatus = 'open' | 'won' | 'lost' | 'void' | 'cashed-out';

export type Bet = {
    id: string;
    placedAt: Time;
    settledAt?: Time;
    status: BetStatus;
    kind: 'single' | 'combined' | 'system';
    /**
     * For a system: number of selections in each of its bets. The stake is split equally over all combinations.
     */
    needed?: number;
    stake: Amount;
    /**
     * Total payout, including partial cash-outs
     */
    payout?: Amount;
    /**
     * The part of the stake that was cashed out early, and its payout
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
    legs: Array<{
        event: string;
        market: string;
        outcome: string;
        odds: number;
        status: BetStatus;
    }>;
};

export type SlotSession = {
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
};

export type SlotSessionSummary = {
    id: string;
    game: string;
    /**
     * Seconds
     */
    spentTime: number;
    spentAmount: Amount;
    wonAmount: Amount;
    totalSessionBalance: Amount;
    openStake?: OpenStake;
};

/**
 * Minor units: the part of a session's stakes whose bet is not settled yet. While it is present, the totals are
 * not final, even if the session has ended.
 *
 */
export type OpenStake = number;

export type GameSlug = string;

export type PlayDevice = 'phone' | 'desktop' | 'terminal';

export type GameName = {
    slug: GameSlug;
    title: string;
};

/**
 * `left` by the player, `taken-over` from another device of theirs, otherwise by the operator: a chosen limit
 * (`time`, `loss`), 15 minutes without activity, the end of the player's own session, an exclusion.
 *
 */
export type SlotSessionEnd = 'left' | 'time' | 'loss' | 'inactive' | 'signed-out' | 'taken-over' | 'excluded';

/**
 * A game session by the operator's clock: the current time is `startedAt` plus `elapsedSeconds`. `noticeDueAt` is
 * when the next notice is or was due; `launch` is only present after a start.
 *
 */
export type RunningSlotSession = {
    id: string;
    game: GameName;
    startedAt: Time;
    /**
     * Until now, or until its end
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
    openStake?: OpenStake;
    /**
     * Of this session only.
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
};

export type GameTicket = {
    /**
     * Which endpoint family starts this game
     */
    family: 'nyx' | 'casinoGateway';
    /**
     * Valid once, for a minute
     */
    ticket: string;
};

export type GameLaunch = {
    url: string;
    /**
     * Whether its page uses the messages of frame-messages.ts.
     */
    messages: 'marquee' | 'none';
};

/**
 * The payload of a signed statement.
 */
export type Statement = {
    /**
     * The operator
     */
    iss: string;
    sub: AccountCode;
    /**
     * Time of the signature, epoch seconds
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
     * Change of the balance outside this session, such as a bet's win; signed.
     */
    otherMovements: number;
    /**
     * balanceBefore - stakes + wins + otherMovements
     */
    balanceAfter: number;
    roundCount: number;
    /**
     * All rounds, if there are at most 500.
     */
    rounds?: Array<StatementRound>;
    /**
     * For more rounds: SHA-256 (base64url) of their whole list, which `listRounds` returns in pages, as UTF-8 JSON
     * by ECMAScript's `JSON.stringify(JSON.parse(text))`: without spaces, numbers and strings in their shortest
     * form, names like `"7"` first and in ascending order. The members of a round are in the order of
     * `StatementRound`.
     *
     */
    roundsHash?: string;
    /**
     * The seed that determined all outcomes of the session, and its SHA-256 (base64url), which was shown when
     * the session began.
     *
     */
    fairness?: {
        seed: string;
        seedHash: string;
    };
};

export type StatementRound = {
    number: number;
    at: Time;
    stake: Amount;
    win: Amount;
    /**
     * The outcome, in the game's own terms
     */
    outcome?: {
        [key: string]: unknown;
    };
};

export type PublicKey = {
    kty: 'EC';
    crv: 'P-256';
    x: string;
    y: string;
    kid: string;
    alg: 'ES256';
    use: 'sig';
};

export type ActivityWeek = {
    monday: string;
    deposits: Amount;
    withdrawals: Amount;
    stakes: Amount;
    wins: Amount;
    /**
     * Logged-in time
     */
    minutes: number;
};

/**
 * A `time` limit counts minutes logged in; once they are used up, stakes are refused, not the log-in.
 */
export type LimitKind = 'deposit' | 'stake' | 'loss' | 'time';

/**
 * Each begins at midnight UTC, a week on Monday and a month on the 1st. The site shows players the local time.
 */
export type LimitPeriod = 'day' | 'week' | 'month';

export type Limit = {
    kind: LimitKind;
    period: LimitPeriod;
    /**
     * Minor units, minutes for time; null for none
     */
    amount: number | null;
    used: number;
    /**
     * A pending raise or removal.
     */
    pending?: {
        amount: number | null;
        from: Time;
    };
};

export type Exclusion = {
    kind: 'break' | 'self-exclusion';
    since: Time;
    /**
     * Absent without an end
     */
    until?: Time;
};

export type Limits = {
    currency: Currency;
    /**
     * Delay before a limit is raised or removed.
     */
    raiseWaitsHours: number;
    /**
     * All kinds and periods, including unset ones.
     */
    limits: Array<Limit>;
    exclusion?: Exclusion;
};

export type Notice = {
    id: string;
    title: string;
    /**
     * Plain text
     */
    text: string;
    at: Time;
    read: boolean;
    /**
     * Path of the site that it links to. The site shows no link for an unsafe or unknown one
     */
    path?: string;
    topic?: Topic;
};

export type Topic = 'account' | 'promotions' | 'sports' | 'casino';

export type NotificationPreferences = {
    channels: {
        email: boolean;
        sms: boolean;
        push: boolean;
    };
    /**
     * Topics that may be sent; messages about the account are always sent.
     */
    topics: Array<'promotions' | 'sports' | 'casino'>;
    /**
     * Promotions whose news the player follows, independent of the topics; none if absent.
     */
    promotions?: Array<PromotionSlug>;
    /**
     * No promotions between these times, in the player's time zone.
     */
    quietHours?: {
        from: string;
        to: string;
        timeZone: string;
    };
};

export type PromotionSlug = string;

/**
 * A device's URL at its push service (RFC 8030). It is secret, because anyone with it and the operator's key can send messages.
 */
export type PushEndpoint = string;

/**
 * Keys that messages are encrypted with (RFC 8291), as base64url.
 */
export type PushKeys = {
    /**
     * 65 bytes
     */
    p256dh: string;
    /**
     * 16 bytes
     */
    auth: string;
};

export type NewPushDevice = {
    endpoint: PushEndpoint;
    keys: PushKeys;
    language: Language;
    /**
     * Such as Europe/Madrid
     */
    timeZone: string;
    /**
     * Label in the player's list
     */
    label: string;
};

export type PushDevice = {
    id: string;
    label: string;
    addedAt: Time;
    /**
     * Time of the last registration
     */
    seenAt: Time;
};

export type Picture = {
    /**
     * An https URL or a path of the same origin; http for loopback only.
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
};

export type OptionalPicture = Picture | null;

/**
 * A direction without terms is not supported, or its terms are not published.
 */
export type PaymentMethod = {
    /**
     * Id used in payments
     */
    code: string;
    name: string;
    footerImage: OptionalPicture;
    deposit?: PaymentTerms;
    withdrawal?: PaymentTerms;
};

/**
 * Range, fee and arrival time of a payment.
 */
export type PaymentTerms = {
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
     * Both parts are charged; 0 for none. The sum is rounded half up to a minor unit and never exceeds the amount.
     * On a deposit the player pays amount and fee, and the amount is credited. On a withdrawal the amount leaves
     * the account, and the player receives it minus the fee. Limits and transactions only count the amount.
     *
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
     * Time after the confirmation; 0 for at once.
     */
    arrives: {
        unit: 'minute' | 'hour' | 'workingDay';
        least: number;
        most: number;
    };
};

export type GameProvider = {
    code: string;
    displayName: string;
    footerImage: OptionalPicture;
};

/**
 * Such as slots, table, live, jackpots; the site shows any other among all games.
 */
export type GameCategory = string;

export type Game = {
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
     * Whether a jackpot can be won in it
     */
    jackpot: boolean;
    /**
     * Whether visitors may play the demo
     */
    demo: boolean;
    /**
     * True for a game that is announced but cannot be played yet; otherwise absent.
     */
    comingSoon?: boolean;
};

export type GameDetails = {
    game: Game;
    /**
     * Whether it can be started now
     */
    playable: boolean;
    sheet?: GameSheet;
    /**
     * Similar games.
     */
    similar: Array<Game>;
};

/**
 * Payout facts of a game; reels and lines for slots only.
 */
export type GameSheet = {
    /**
     * Return to player in the long run, such as 0.9546; with the best play or the best bet if players choose
     */
    returnToPlayer: number;
    volatility: 'low' | 'medium' | 'high';
    reels?: number;
    lines?: number;
    /**
     * Of a round, minor units
     */
    leastStake: number;
    /**
     * Of a round, minor units
     */
    mostStake: number;
    currency: Currency;
};

/**
 * Wagering progress until a bonus becomes cash; absent for promotions without a requirement.
 */
export type Wagering = {
    /**
     * Minor units, at most `required`
     */
    staked: number;
    /**
     * Minor units
     */
    required: number;
    currency: Currency;
};

export type PlayersGames = {
    /**
     * Slugs, most recently added first.
     */
    favourites: Array<GameSlug>;
    /**
     * Slugs of played games, most recent first.
     */
    recent: Array<GameSlug>;
    /**
     * The game of the running session; absent without one.
     */
    inProgress?: GameSlug;
};

export type Jackpot = {
    code: string;
    name: string;
    /**
     * Minor units
     */
    amount: number;
    currency: Currency;
    /**
     * The game of this jackpot; absent if there are several
     */
    game?: GameSlug;
    updatedAt: Time;
};

export type Winner = {
    /**
     * Abbreviated, never a full name
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
};

/**
 * Such as football, basketball, tennis.
 */
export type Sport = string;

export type SportsEvent = {
    id: string;
    sport: Sport;
    competition: string;
    home: string;
    away: string;
    startsAt: Time;
    /**
     * Its page in the sportsbook, as a path below the route that frames it. Absent without one.
     */
    path?: string;
    /**
     * Current score; null before the start.
     */
    live: {
        minute: number;
        /**
         * Home, then away.
         */
        score: [
            number,
            number
        ];
    } | null;
    market: {
        name: string;
        selections: Array<{
            name: string;
            /**
             * Decimal
             */
            odds: number;
            /**
             * Path that adds this selection to the bet slip, below the route that frames the sportsbook. Absent without one.
             */
            path?: string;
        }>;
    };
};

export type Credentials = {
    /**
     * User name or email address
     */
    username: string;
    password: string;
    blackbox?: Blackbox;
};

export type WebauthnAnswer = {
    /**
     * The browser's credential as JSON (WebAuthn level 3)
     */
    answer: {
        [key: string]: unknown;
    };
    /**
     * The player's name for a new passkey
     */
    name?: string;
};

export type Payment = {
    amount: PositiveAmount;
    currency: Currency;
    /**
     * Id of a payment method
     */
    method: string;
};

export type SignOutEverywhereData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions';
};

export type SignOutEverywhereResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type SignOutEverywhereResponse = SignOutEverywhereResponses[keyof SignOutEverywhereResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions';
};

export type ListSessionsResponses = {
    /**
     * Newest first; the calling device is marked.
     */
    200: {
        sessions: Array<SignedInDevice>;
    };
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type SignInData = {
    body: Credentials;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions';
};

export type SignInResponses = {
    /**
     * Logged in; `Set-Cookie` contains the next refresh token.
     */
    201: Session;
};

export type SignInResponse = SignInResponses[keyof SignInResponses];

export type SignOutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions/current';
};

export type SignOutResponses = {
    /**
     * Done; the refresh cookie is deleted
     */
    204: undefined;
};

export type SignOutResponse = SignOutResponses[keyof SignOutResponses];

export type RefreshSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions/refresh';
};

export type RefreshSessionResponses = {
    /**
     * Logged in; `Set-Cookie` contains the next refresh token.
     */
    200: Session;
};

export type RefreshSessionResponse = RefreshSessionResponses[keyof RefreshSessionResponses];

export type EndSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions/{sessionId}';
};

export type EndSessionResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type PasskeySignInOptionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions/passkey-options';
};

export type PasskeySignInOptionsResponses = {
    /**
     * Options for the browser.
     */
    200: {
        options: {
            [key: string]: unknown;
        };
    };
};

export type PasskeySignInOptionsResponse = PasskeySignInOptionsResponses[keyof PasskeySignInOptionsResponses];

export type SignInWithPasskeyData = {
    body: WebauthnAnswer;
    path?: never;
    query?: never;
    url: '/operator/accounts/sessions/passkey';
};

export type SignInWithPasskeyResponses = {
    /**
     * Logged in; `Set-Cookie` contains the next refresh token.
     */
    201: Session;
};

export type SignInWithPasskeyResponse = SignInWithPasskeyResponses[keyof SignInWithPasskeyResponses];

export type ListPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/passkeys';
};

export type ListPasskeysResponses = {
    /**
     * The player's passkeys, newest first.
     */
    200: {
        passkeys: Array<Passkey>;
    };
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type AddPasskeyData = {
    body: WebauthnAnswer;
    path?: never;
    query?: never;
    url: '/operator/accounts/passkeys';
};

export type AddPasskeyResponses = {
    /**
     * Added, or already added by the same call.
     */
    201: Passkey;
};

export type AddPasskeyResponse = AddPasskeyResponses[keyof AddPasskeyResponses];

export type PasskeyCreationOptionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/passkeys/options';
};

export type PasskeyCreationOptionsResponses = {
    /**
     * Options for the browser.
     */
    200: {
        options: {
            [key: string]: unknown;
        };
    };
};

export type PasskeyCreationOptionsResponse = PasskeyCreationOptionsResponses[keyof PasskeyCreationOptionsResponses];

export type RemovePasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/passkeys/{passkeyId}';
};

export type RemovePasskeyResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type RemovePasskeyResponse = RemovePasskeyResponses[keyof RemovePasskeyResponses];

export type AskForPasswordResetData = {
    body: {
        email: string;
        language?: Language;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/password-resets';
};

export type AskForPasswordResetResponses = {
    /**
     * Taken
     */
    202: unknown;
};

export type ResetPasswordData = {
    body: {
        password: Password;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/password-resets/{token}';
};

export type ResetPasswordResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];

export type ConfirmEmailData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/email-changes/{token}';
};

export type ConfirmEmailResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type ConfirmEmailResponse = ConfirmEmailResponses[keyof ConfirmEmailResponses];

export type ProveIdentityData = {
    body: {
        password: string;
    } | {
        /**
         * WebAuthn's authentication response as JSON.
         */
        answer: {
            [key: string]: unknown;
        };
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/proofs';
};

export type ProveIdentityResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type ProveIdentityResponse = ProveIdentityResponses[keyof ProveIdentityResponses];

export type ChangePasswordData = {
    body: {
        current: string;
        password: Password;
        signOutOthers?: boolean;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/password';
};

export type ChangePasswordResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type CheckRegistrationAccessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/registration-access';
};

export type CheckRegistrationAccessResponses = {
    /**
     * Never cached.
     */
    200: {
        allowed: boolean;
        /**
         * The documents in force that a new player agrees to.
         */
        agreements: {
            terms: Agreement;
            privacy: Agreement;
        };
        /**
         * Reason for a refusal; absent if allowed.
         */
        reason?: 'place' | 'age' | 'exclusion';
        minimumAge: number;
        /**
         * Accepted countries of residence, ISO 3166-1 alpha-2.
         */
        countries: Array<string>;
        /**
         * The visitor's country by IP address, from a proxy's header or a table; the form preselects it. Absent if unknown.
         */
        country?: string;
    };
};

export type CheckRegistrationAccessResponse = CheckRegistrationAccessResponses[keyof CheckRegistrationAccessResponses];

export type CheckRegistrationFieldData = {
    body: {
        field: 'username' | 'email' | 'documentNumber' | 'phone';
        value: string;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/registration-checks';
};

export type CheckRegistrationFieldResponses = {
    /**
     * It may be used
     */
    204: undefined;
};

export type CheckRegistrationFieldResponse = CheckRegistrationFieldResponses[keyof CheckRegistrationFieldResponses];

export type RegisterData = {
    body: Registration;
    path?: never;
    query?: never;
    url: '/operator/accounts';
};

export type RegisterResponses = {
    /**
     * Logged in; `Set-Cookie` contains the next refresh token.
     */
    201: Session;
};

export type RegisterResponse = RegisterResponses[keyof RegisterResponses];

export type ReadProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/me';
};

export type ReadProfileResponses = {
    /**
     * The logged-in player.
     */
    200: Profile;
};

export type ReadProfileResponse = ReadProfileResponses[keyof ReadProfileResponses];

export type ReadPersonalDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/personal-data';
};

export type ReadPersonalDataResponses = {
    /**
     * The player's personal data.
     */
    200: PersonalData;
};

export type ReadPersonalDataResponse = ReadPersonalDataResponses[keyof ReadPersonalDataResponses];

export type ChangePersonalDataData = {
    body: ContactChange;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/personal-data';
};

export type ChangePersonalDataResponses = {
    /**
     * The current data.
     */
    200: PersonalData;
};

export type ChangePersonalDataResponse = ChangePersonalDataResponses[keyof ChangePersonalDataResponses];

export type ConfirmPhoneData = {
    body: {
        code: string;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/phone-change';
};

export type ConfirmPhoneResponses = {
    /**
     * The current data.
     */
    200: PersonalData;
};

export type ConfirmPhoneResponse = ConfirmPhoneResponses[keyof ConfirmPhoneResponses];

export type CancelContactChangeData = {
    body: {
        /**
         * `pendingEmail` or `pendingPhone` as the personal data give it.
         */
        pending: string;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/contact-changes/{kind}/cancellation';
};

export type CancelContactChangeResponses = {
    /**
     * The current data.
     */
    200: PersonalData;
};

export type CancelContactChangeResponse = CancelContactChangeResponses[keyof CancelContactChangeResponses];

export type ConfirmPersonalDataData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/annual-validation';
};

export type ConfirmPersonalDataResponses = {
    /**
     * The profile with its new status.
     */
    200: Profile;
};

export type ConfirmPersonalDataResponse = ConfirmPersonalDataResponses[keyof ConfirmPersonalDataResponses];

export type ListDocumentsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/documents';
};

export type ListDocumentsResponses = {
    /**
     * Newest first.
     */
    200: {
        documents: Array<Document>;
    };
};

export type ListDocumentsResponse = ListDocumentsResponses[keyof ListDocumentsResponses];

export type CheckIdentityDocumentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/identity-document';
};

export type CheckIdentityDocumentResponses = {
    /**
     * `expired` is false without a document.
     */
    200: {
        expired: boolean;
        expiresOn?: string;
    };
};

export type CheckIdentityDocumentResponse = CheckIdentityDocumentResponses[keyof CheckIdentityDocumentResponses];

export type BeginUploadData = {
    body: {
        kind: DocumentKind;
        name: string;
        /**
         * Bytes
         */
        size: number;
        type: 'image/jpeg' | 'image/png' | 'application/pdf';
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/uploads';
};

export type BeginUploadResponses = {
    /**
     * The progress.
     */
    201: Upload;
};

export type BeginUploadResponse = BeginUploadResponses[keyof BeginUploadResponses];

export type CancelUploadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/uploads/{uploadId}';
};

export type CancelUploadResponses = {
    /**
     * Discarded
     */
    204: undefined;
};

export type CancelUploadResponse = CancelUploadResponses[keyof CancelUploadResponses];

export type ReadUploadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/uploads/{uploadId}';
};

export type ReadUploadResponses = {
    /**
     * The progress.
     */
    200: Upload;
};

export type ReadUploadResponse = ReadUploadResponses[keyof ReadUploadResponses];

export type SendUploadPieceData = {
    body: Blob | File;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/uploads/{uploadId}';
};

export type SendUploadPieceResponses = {
    /**
     * The progress.
     */
    200: Upload;
};

export type SendUploadPieceResponse = SendUploadPieceResponses[keyof SendUploadPieceResponses];

export type ReadBalanceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/balance';
};

export type ReadBalanceResponses = {
    /**
     * The current balance of the ledger.
     */
    200: Balance;
};

export type ReadBalanceResponse = ReadBalanceResponses[keyof ReadBalanceResponses];

export type DepositData = {
    body: Payment;
    path?: never;
    query?: never;
    url: '/payment-proxy/deposits';
};

export type DepositResponses = {
    /**
     * Booked.
     */
    201: {
        transaction: Transaction;
        balance: Balance;
    };
};

export type DepositResponse = DepositResponses[keyof DepositResponses];

export type WithdrawData = {
    body: Payment;
    path?: never;
    query?: never;
    url: '/payment-proxy/withdrawals';
};

export type WithdrawResponses = {
    /**
     * Booked.
     */
    201: {
        transaction: Transaction;
        balance: Balance;
    };
};

export type WithdrawResponse = WithdrawResponses[keyof WithdrawResponses];

export type ListTransactionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/transactions';
};

export type ListTransactionsResponses = {
    /**
     * Newest first.
     */
    200: {
        transactions: Array<Transaction>;
        next?: Cursor;
    };
};

export type ListTransactionsResponse = ListTransactionsResponses[keyof ListTransactionsResponses];

export type ListBetsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/bets';
};

export type ListBetsResponses = {
    /**
     * Newest first.
     */
    200: {
        bets: Array<Bet>;
        next?: Cursor;
    };
};

export type ListBetsResponse = ListBetsResponses[keyof ListBetsResponses];

export type ListSlotSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/slot-sessions';
};

export type ListSlotSessionsResponses = {
    /**
     * Newest first.
     */
    200: {
        slotSessions: Array<SlotSession>;
        next?: Cursor;
    };
};

export type ListSlotSessionsResponse = ListSlotSessionsResponses[keyof ListSlotSessionsResponses];

export type ReadActivityData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/activity';
};

export type ReadActivityResponses = {
    /**
     * The weeks.
     */
    200: {
        currency: Currency;
        weeks: Array<ActivityWeek>;
    };
};

export type ReadActivityResponse = ReadActivityResponses[keyof ReadActivityResponses];

export type ReadLimitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/limits';
};

export type ReadLimitsResponses = {
    /**
     * The current limits and exclusion.
     */
    200: Limits;
};

export type ReadLimitsResponse = ReadLimitsResponses[keyof ReadLimitsResponses];

export type SetLimitData = {
    body: {
        /**
         * Minor units for money, minutes for time; null for none.
         */
        amount: number | null;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/limits/{kind}/{period}';
};

export type SetLimitResponses = {
    /**
     * The current limits and exclusion.
     */
    200: Limits;
};

export type SetLimitResponse = SetLimitResponses[keyof SetLimitResponses];

export type ExcludeData = {
    body: {
        kind: 'break' | 'self-exclusion';
        /**
         * 1 to 42 for a break; 183 to 1826 for a self-exclusion, or 0 without an end.
         */
        days: number;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/exclusions';
};

export type ExcludeResponses = {
    /**
     * From now on.
     */
    201: Exclusion;
};

export type ExcludeResponse = ExcludeResponses[keyof ExcludeResponses];

export type ListNoticesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/notices';
};

export type ListNoticesResponses = {
    /**
     * With the number of unread ones.
     */
    200: {
        notices: Array<Notice>;
        unread: number;
    };
};

export type ListNoticesResponse = ListNoticesResponses[keyof ListNoticesResponses];

export type MarkNoticesReadData = {
    body: {
        upTo: string;
    };
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/notices/read';
};

export type MarkNoticesReadResponses = {
    /**
     * Done
     */
    204: undefined;
};

export type MarkNoticesReadResponse = MarkNoticesReadResponses[keyof MarkNoticesReadResponses];

export type ReadNotificationPreferencesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/notification-preferences';
};

export type ReadNotificationPreferencesResponses = {
    /**
     * The current preferences.
     */
    200: NotificationPreferences;
};

export type ReadNotificationPreferencesResponse = ReadNotificationPreferencesResponses[keyof ReadNotificationPreferencesResponses];

export type SetNotificationPreferencesData = {
    body: NotificationPreferences;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/notification-preferences';
};

export type SetNotificationPreferencesResponses = {
    /**
     * The current preferences.
     */
    200: NotificationPreferences;
};

export type SetNotificationPreferencesResponse = SetNotificationPreferencesResponses[keyof SetNotificationPreferencesResponses];

export type ReadPushKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/push/key';
};

export type ReadPushKeyResponses = {
    /**
     * The same for everybody, until the operator changes the pair.
     */
    200: {
        /**
         * 65 bytes, an uncompressed point of P-256, as base64url.
         */
        applicationServerKey: string;
    };
};

export type ReadPushKeyResponse = ReadPushKeyResponses[keyof ReadPushKeyResponses];

export type ReplacePushDeviceData = {
    body: {
        oldEndpoint: PushEndpoint;
        endpoint: PushEndpoint;
        keys: PushKeys;
    };
    path?: never;
    query?: never;
    url: '/operator/push/replacements';
};

export type ReplacePushDeviceResponses = {
    /**
     * Messages go to the new endpoint from now on.
     */
    204: undefined;
};

export type ReplacePushDeviceResponse = ReplacePushDeviceResponses[keyof ReplacePushDeviceResponses];

export type ReportPushClickData = {
    body: {
        /**
         * Id of the message
         */
        message: string;
    };
    path?: never;
    query?: never;
    url: '/operator/push/clicks';
};

export type ReportPushClickResponses = {
    /**
     * Counted
     */
    204: undefined;
};

export type ReportPushClickResponse = ReportPushClickResponses[keyof ReportPushClickResponses];

export type ReadChatIdentityData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/chat-identity';
};

export type ReadChatIdentityResponses = {
    /**
     * Parameters of `setUser` in the chat's SDK.
     */
    200: {
        identifier: string;
        identifierHash: string;
    };
};

export type ReadChatIdentityResponse = ReadChatIdentityResponses[keyof ReadChatIdentityResponses];

export type ListPushDevicesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/push-devices';
};

export type ListPushDevicesResponses = {
    /**
     * Each with the label that the site set.
     */
    200: {
        devices: Array<PushDevice>;
    };
};

export type ListPushDevicesResponse = ListPushDevicesResponses[keyof ListPushDevicesResponses];

export type KeepPushDeviceData = {
    body: NewPushDevice;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/push-devices';
};

export type KeepPushDeviceResponses = {
    /**
     * Registered.
     */
    200: {
        id: string;
    };
};

export type KeepPushDeviceResponse = KeepPushDeviceResponses[keyof KeepPushDeviceResponses];

export type ForgetPushDeviceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/push-devices/{id}';
};

export type ForgetPushDeviceResponses = {
    /**
     * Nothing is sent there any more, or the device is unknown.
     */
    204: undefined;
};

export type ForgetPushDeviceResponse = ForgetPushDeviceResponses[keyof ForgetPushDeviceResponses];

export type ListPromotionOptInsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/promotions';
};

export type ListPromotionOptInsResponses = {
    /**
     * Newest first.
     */
    200: {
        promotions: Array<{
            slug: PromotionSlug;
            at: Time;
            wagering?: Wagering;
        }>;
    };
};

export type ListPromotionOptInsResponse = ListPromotionOptInsResponses[keyof ListPromotionOptInsResponses];

export type LeavePromotionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/promotions/{slug}';
};

export type LeavePromotionResponses = {
    /**
     * The player is not opted in.
     */
    204: undefined;
};

export type LeavePromotionResponse = LeavePromotionResponses[keyof LeavePromotionResponses];

export type JoinPromotionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/promotions/{slug}';
};

export type JoinPromotionResponses = {
    /**
     * The player has opted in.
     */
    204: undefined;
};

export type JoinPromotionResponse = JoinPromotionResponses[keyof JoinPromotionResponses];

export type ReadPlayersGamesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/games';
};

export type ReadPlayersGamesResponses = {
    /**
     * Each game at most once per list.
     */
    200: PlayersGames;
};

export type ReadPlayersGamesResponse = ReadPlayersGamesResponses[keyof ReadPlayersGamesResponses];

export type RemoveFavouriteData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/favourites/{slug}';
};

export type RemoveFavouriteResponses = {
    /**
     * It is not a favourite.
     */
    204: undefined;
};

export type RemoveFavouriteResponse = RemoveFavouriteResponses[keyof RemoveFavouriteResponses];

export type AddFavouriteData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/accounts/{accountCode}/favourites/{slug}';
};

export type AddFavouriteResponses = {
    /**
     * It is a favourite.
     */
    204: undefined;
};

export type AddFavouriteResponse = AddFavouriteResponses[keyof AddFavouriteResponses];

export type VoteOnArticleData = {
    body: {
        useful: boolean;
        language: Language;
    };
    path?: never;
    query?: never;
    url: '/operator/help/articles/{article}/votes/{voteId}';
};

export type VoteOnArticleResponses = {
    /**
     * Counted; replaces an earlier vote with this id.
     */
    204: undefined;
};

export type VoteOnArticleResponse = VoteOnArticleResponses[keyof VoteOnArticleResponses];

export type ListPaymentMethodsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/payment-methods';
};

export type ListPaymentMethodsResponses = {
    /**
     * In display order.
     */
    200: {
        items: Array<PaymentMethod>;
    };
};

export type ListPaymentMethodsResponse = ListPaymentMethodsResponses[keyof ListPaymentMethodsResponses];

export type ListGameProvidersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/game-providers';
};

export type ListGameProvidersResponses = {
    /**
     * In display order.
     */
    200: {
        items: Array<GameProvider>;
    };
};

export type ListGameProvidersResponse = ListGameProvidersResponses[keyof ListGameProvidersResponses];

export type ListGamesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/games';
};

export type ListGamesResponses = {
    /**
     * A page of the matching games.
     */
    200: {
        items: Array<Game>;
        /**
         * Number of matching games
         */
        total: number;
    };
};

export type ListGamesResponse = ListGamesResponses[keyof ListGamesResponses];

export type ReadGameData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/games/{slug}';
};

export type ReadGameResponses = {
    /**
     * The game.
     */
    200: GameDetails;
};

export type ReadGameResponse = ReadGameResponses[keyof ReadGameResponses];

export type ListJackpotsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/jackpots';
};

export type ListJackpotsResponses = {
    /**
     * Largest first.
     */
    200: {
        items: Array<Jackpot>;
    };
};

export type ListJackpotsResponse = ListJackpotsResponses[keyof ListJackpotsResponses];

export type ListWinnersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/winners';
};

export type ListWinnersResponses = {
    /**
     * Newest first.
     */
    200: {
        items: Array<Winner>;
    };
};

export type ListWinnersResponse = ListWinnersResponses[keyof ListWinnersResponses];

export type ListSportsEventsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/sports/events';
};

export type ListSportsEventsResponses = {
    /**
     * By start time.
     */
    200: {
        items: Array<SportsEvent>;
    };
};

export type ListSportsEventsResponse = ListSportsEventsResponses[keyof ListSportsEventsResponses];

export type CreateSportsbookTicketData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/operator/sportsbook/tickets';
};

export type CreateSportsbookTicketResponses = {
    /**
     * A new one each time.
     */
    201: {
        ticket: string;
    };
};

export type CreateSportsbookTicketResponse = CreateSportsbookTicketResponses[keyof CreateSportsbookTicketResponses];

export type ReadPendingSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/pending';
};

export type ReadPendingSlotSessionResponses = {
    /**
     * The newest one.
     */
    200: SlotSessionSummary;
    /**
     * There is none
     */
    204: undefined;
};

export type ReadPendingSlotSessionResponse = ReadPendingSlotSessionResponses[keyof ReadPendingSlotSessionResponses];

export type AcknowledgeSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/acknowledgement';
};

export type AcknowledgeSlotSessionResponses = {
    /**
     * It is no longer pending
     */
    204: undefined;
};

export type AcknowledgeSlotSessionResponse = AcknowledgeSlotSessionResponses[keyof AcknowledgeSlotSessionResponses];

export type StartSlotSessionData = {
    body: {
        game: GameSlug;
        device: PlayDevice;
        /**
         * The player's limits for this session only.
         */
        limits?: {
            minutes?: number;
            loss?: PositiveAmount;
            noticeMinutes?: number;
            /**
             * Time without a new session after this one reached its limit; 0 for no pause.
             */
            pauseHours?: number;
        };
    };
    path?: never;
    query?: never;
    url: '/slots-session/sessions';
};

export type StartSlotSessionResponses = {
    /**
     * Running, with `launch`.
     */
    201: RunningSlotSession;
};

export type StartSlotSessionResponse = StartSlotSessionResponses[keyof StartSlotSessionResponses];

export type ReadRunningSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/current';
};

export type ReadRunningSlotSessionResponses = {
    /**
     * The player's running session.
     */
    200: RunningSlotSession;
    /**
     * No session is running
     */
    204: undefined;
};

export type ReadRunningSlotSessionResponse = ReadRunningSlotSessionResponses[keyof ReadRunningSlotSessionResponses];

export type ReadSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}';
};

export type ReadSlotSessionResponses = {
    /**
     * The current state.
     */
    200: RunningSlotSession;
};

export type ReadSlotSessionResponse = ReadSlotSessionResponses[keyof ReadSlotSessionResponses];

export type RelaunchSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/launch';
};

export type RelaunchSlotSessionResponses = {
    /**
     * Valid once, for a minute.
     */
    200: GameTicket;
};

export type RelaunchSlotSessionResponse = RelaunchSlotSessionResponses[keyof RelaunchSlotSessionResponses];

export type AcknowledgeNoticeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/notice';
};

export type AcknowledgeNoticeResponses = {
    /**
     * The next notice is due after another interval
     */
    204: undefined;
};

export type AcknowledgeNoticeResponse = AcknowledgeNoticeResponses[keyof AcknowledgeNoticeResponses];

export type EndSlotSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/end';
};

export type EndSlotSessionResponses = {
    /**
     * The result of the session.
     */
    200: SlotSessionSummary;
};

export type EndSlotSessionResponse = EndSlotSessionResponses[keyof EndSlotSessionResponses];

export type ReadStatementData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/statement';
};

export type ReadStatementResponses = {
    /**
     * A compact JWS (RFC 7515, ES256) of type `statement+jwt` whose payload is a `Statement`. Find its key
     * by `kid` among the operator's keys.
     *
     */
    200: {
        jws: string;
    };
};

export type ReadStatementResponse = ReadStatementResponses[keyof ReadStatementResponses];

export type ListRoundsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/sessions/{slotSessionId}/rounds';
};

export type ListRoundsResponses = {
    /**
     * A page; `next` on all except the last.
     */
    200: {
        rounds: Array<StatementRound>;
        next?: Cursor;
    };
};

export type ListRoundsResponse = ListRoundsResponses[keyof ListRoundsResponses];

export type ReadKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slots-session/keys';
};

export type ReadKeysResponses = {
    /**
     * Current one first.
     */
    200: {
        keys: Array<PublicKey>;
    };
};

export type ReadKeysResponse = ReadKeysResponses[keyof ReadKeysResponses];

export type LaunchGameData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/nyx/launch';
};

export type LaunchGameResponses = {
    /**
     * The game's own page.
     */
    200: GameLaunch;
};

export type LaunchGameResponse = LaunchGameResponses[keyof LaunchGameResponses];

export type LaunchThroughGatewayData = {
    body: {
        game: GameSlug;
        mode: 'demo' | 'real';
        lang: Language;
        /**
         * For mode `real`
         */
        ticket?: string;
    };
    path?: never;
    query?: never;
    url: '/casino-gateway/launches';
};

export type LaunchThroughGatewayResponses = {
    /**
     * The game's own page.
     */
    200: GameLaunch;
};

export type LaunchThroughGatewayResponse = LaunchThroughGatewayResponses[keyof LaunchThroughGatewayResponses];

export type ReadTerminalDeviceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/terminal/device';
};

export type ReadTerminalDeviceResponses = {
    /**
     * A terminal in a shop, or none.
     */
    200: {
        kind: 'web' | 'terminal';
        terminalId?: string;
        storeId?: string;
    };
};

export type ReadTerminalDeviceResponse = ReadTerminalDeviceResponses[keyof ReadTerminalDeviceResponses];

export type ReadDeviceScriptData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/fraud-proxy/script.js';
};

export type ReadDeviceScriptResponses = {
    /**
     * Never cached by intermediaries.
     */
    200: Blob | File;
};

export type ReadDeviceScriptResponse = ReadDeviceScriptResponses[keyof ReadDeviceScriptResponses];

export type ReportDeviceData = {
    body: {
        /**
         * The tab
         */
        visitorId: string;
        blackbox?: Blackbox;
    };
    path?: never;
    query?: never;
    url: '/fraud-proxy/devices';
};

export type ReportDeviceResponses = {
    /**
     * Taken
     */
    202: unknown;
};

/** What each operation takes and gives. */
export interface Operations {
  listSessions: { answer: ListSessionsResponse };
  signIn: { request: SignInData['body']; answer: SignInResponse };
  signOutEverywhere: { answer: undefined };
  signOut: { answer: undefined };
  refreshSession: { answer: RefreshSessionResponse };
  endSession: { answer: undefined };
  passkeySignInOptions: { answer: PasskeySignInOptionsResponse };
  signInWithPasskey: { request: SignInWithPasskeyData['body']; answer: SignInWithPasskeyResponse };
  listPasskeys: { answer: ListPasskeysResponse };
  addPasskey: { request: AddPasskeyData['body']; answer: AddPasskeyResponse };
  passkeyCreationOptions: { answer: PasskeyCreationOptionsResponse };
  removePasskey: { answer: undefined };
  askForPasswordReset: { request: AskForPasswordResetData['body']; answer: undefined };
  resetPassword: { request: ResetPasswordData['body']; answer: undefined };
  confirmEmail: { answer: undefined };
  proveIdentity: { request: ProveIdentityData['body']; answer: undefined };
  changePassword: { request: ChangePasswordData['body']; answer: undefined };
  checkRegistrationAccess: { answer: CheckRegistrationAccessResponse };
  checkRegistrationField: { request: CheckRegistrationFieldData['body']; answer: undefined };
  register: { request: RegisterData['body']; answer: RegisterResponse };
  readProfile: { answer: ReadProfileResponse };
  readPersonalData: { answer: ReadPersonalDataResponse };
  changePersonalData: { request: ChangePersonalDataData['body']; answer: ChangePersonalDataResponse };
  confirmPhone: { request: ConfirmPhoneData['body']; answer: ConfirmPhoneResponse };
  cancelContactChange: { request: CancelContactChangeData['body']; answer: CancelContactChangeResponse };
  confirmPersonalData: { answer: ConfirmPersonalDataResponse };
  listDocuments: { answer: ListDocumentsResponse };
  checkIdentityDocument: { answer: CheckIdentityDocumentResponse };
  beginUpload: { request: BeginUploadData['body']; answer: BeginUploadResponse };
  readUpload: { answer: ReadUploadResponse };
  sendUploadPiece: { answer: SendUploadPieceResponse };
  cancelUpload: { answer: undefined };
  readBalance: { answer: ReadBalanceResponse };
  deposit: { request: DepositData['body']; answer: DepositResponse };
  withdraw: { request: WithdrawData['body']; answer: WithdrawResponse };
  listTransactions: { answer: ListTransactionsResponse };
  listBets: { answer: ListBetsResponse };
  listSlotSessions: { answer: ListSlotSessionsResponse };
  readActivity: { answer: ReadActivityResponse };
  readLimits: { answer: ReadLimitsResponse };
  setLimit: { request: SetLimitData['body']; answer: SetLimitResponse };
  exclude: { request: ExcludeData['body']; answer: ExcludeResponse };
  listNotices: { answer: ListNoticesResponse };
  markNoticesRead: { request: MarkNoticesReadData['body']; answer: undefined };
  readNotificationPreferences: { answer: ReadNotificationPreferencesResponse };
  setNotificationPreferences: { request: SetNotificationPreferencesData['body']; answer: SetNotificationPreferencesResponse };
  readPushKey: { answer: ReadPushKeyResponse };
  replacePushDevice: { request: ReplacePushDeviceData['body']; answer: undefined };
  reportPushClick: { request: ReportPushClickData['body']; answer: undefined };
  readChatIdentity: { answer: ReadChatIdentityResponse };
  listPushDevices: { answer: ListPushDevicesResponse };
  keepPushDevice: { request: KeepPushDeviceData['body']; answer: KeepPushDeviceResponse };
  forgetPushDevice: { answer: undefined };
  listPromotionOptIns: { answer: ListPromotionOptInsResponse };
  joinPromotion: { answer: undefined };
  leavePromotion: { answer: undefined };
  readPlayersGames: { answer: ReadPlayersGamesResponse };
  addFavourite: { answer: undefined };
  removeFavourite: { answer: undefined };
  voteOnArticle: { request: VoteOnArticleData['body']; answer: undefined };
  listPaymentMethods: { answer: ListPaymentMethodsResponse };
  listGameProviders: { answer: ListGameProvidersResponse };
  listGames: { answer: ListGamesResponse };
  readGame: { answer: ReadGameResponse };
  listJackpots: { answer: ListJackpotsResponse };
  listWinners: { answer: ListWinnersResponse };
  listSportsEvents: { answer: ListSportsEventsResponse };
  createSportsbookTicket: { answer: CreateSportsbookTicketResponse };
  readPendingSlotSession: { answer: ReadPendingSlotSessionResponse };
  acknowledgeSlotSession: { answer: undefined };
  startSlotSession: { request: StartSlotSessionData['body']; answer: StartSlotSessionResponse };
  readRunningSlotSession: { answer: ReadRunningSlotSessionResponse };
  readSlotSession: { answer: ReadSlotSessionResponse };
  relaunchSlotSession: { answer: RelaunchSlotSessionResponse };
  acknowledgeNotice: { answer: undefined };
  endSlotSession: { answer: EndSlotSessionResponse };
  readStatement: { answer: ReadStatementResponse };
  listRounds: { answer: ListRoundsResponse };
  readKeys: { answer: ReadKeysResponse };
  launchGame: { answer: LaunchGameResponse };
  launchThroughGateway: { request: LaunchThroughGatewayData['body']; answer: LaunchThroughGatewayResponse };
  readTerminalDevice: { answer: ReadTerminalDeviceResponse };
  readDeviceScript: { answer: undefined };
  reportDevice: { request: ReportDeviceData['body']; answer: undefined };
}
