// Made by `npm run contract` from operator.openapi.yaml; change that file.

import * as v from 'valibot';

import { currency, gameSlug, time } from './public-schemas.ts';

export const accountCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,12}$/));

export const language = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

/**
 * Minor units
 */
export const amount = v.pipe(v.number(), v.safeInteger());

/**
 * Minor units
 */
export const positiveAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100000000));

/**
 * Start of the next page; opaque.
 */
export const cursor = v.pipe(v.string(), v.maxLength(200));

export const password = v.pipe(v.string(), v.minLength(10), v.maxLength(128));

export const session = v.object({
    accessToken: v.pipe(v.string(), v.minLength(20)),
    expiresIn: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    inactivitySeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    sessionId: v.string(),
    accountCode,
    signedInSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    previousSignInAt: v.exactOptional(time)
});

export const signedInDevice = v.object({
    id: v.string(),
    device: v.string(),
    place: v.exactOptional(v.string()),
    signedInAt: time,
    lastSeenAt: time,
    current: v.boolean()
});

export const passkey = v.object({
    id: v.string(),
    name: v.string(),
    createdAt: time,
    lastUsedAt: v.exactOptional(time)
});

export const accountStatus = v.picklist([
    'active',
    'blocked',
    'excluded'
]);

export const statusReason = v.picklist([
    'pending-annual-update-and-validation',
    'under-review',
    'break',
    'self-exclusion'
]);

export const profile = v.object({
    username: v.string(),
    accountCode,
    currency,
    accountStatus,
    accountStatusChangeReason: v.exactOptional(statusReason),
    firstName: v.string(),
    email: v.exactOptional(v.string()),
    registeredAt: time,
    previousSignInAt: v.exactOptional(time)
});

export const address = v.object({
    street: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    postalCode: v.pipe(v.string(), v.minLength(3), v.maxLength(10)),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
});

export const personalData = v.object({
    firstName: v.string(),
    lastName: v.string(),
    birthDate: v.pipe(v.string(), v.isoDate()),
    documentNumber: v.string(),
    email: v.string(),
    pendingEmail: v.exactOptional(v.string()),
    phone: v.string(),
    pendingPhone: v.exactOptional(v.string()),
    address,
    language,
    validatedAt: v.exactOptional(time)
});

/**
 * E.164
 */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9][0-9]{6,14}$/));

export const contactChange = v.object({
    email: v.exactOptional(v.pipe(v.string(), v.email(), v.maxLength(254))),
    phone: v.exactOptional(phone),
    address: v.exactOptional(address),
    language: v.exactOptional(language)
});

export const agreement = v.object({
    version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    url: v.exactOptional(v.pipe(v.string(), v.maxLength(2048)))
});

/**
 * The opaque result of the fraud proxy's script. Absent if it was not ready in time; nothing waits for it, and a
 * repeated attempt may have another one.
 *
 */
export const blackbox = v.pipe(v.string(), v.regex(/^[\w+\/=;.-]{1,16384}$/));

export const registration = v.object({
    username: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{4,20}$/)),
    email: v.pipe(v.string(), v.email(), v.maxLength(254)),
    password,
    firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    birthDate: v.pipe(v.string(), v.isoDate()),
    documentNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{5,20}$/)),
    documentOrigin: v.exactOptional(v.picklist(['other'])),
    phone,
    address,
    currency,
    language,
    consents: v.object({
        terms: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        privacy: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        marketing: v.array(v.picklist([
            'email',
            'sms',
            'push'
        ]))
    }),
    limits: v.exactOptional(v.object({
        day: v.exactOptional(positiveAmount),
        week: v.exactOptional(positiveAmount),
        month: v.exactOptional(positiveAmount)
    })),
    trackingCode: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.~-]{1,128}$/))),
    blackbox: v.exactOptional(blackbox)
});

export const documentKind = v.picklist([
    'identification',
    'address',
    'payment'
]);

export const document_ = v.object({
    id: v.string(),
    kind: documentKind,
    name: v.string(),
    size: v.pipe(v.number(), v.safeInteger()),
    type: v.string(),
    status: v.picklist([
        'in-review',
        'accepted',
        'refused'
    ]),
    reason: v.exactOptional(v.picklist([
        'unreadable',
        'wrong-document',
        'expired'
    ])),
    uploadedAt: time,
    expiresOn: v.exactOptional(v.pipe(v.string(), v.isoDate()))
});

export const upload = v.object({
    id: v.string(),
    received: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    pieceSize: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    document: v.exactOptional(document_)
});

export const balance = v.object({
    currency,
    cash: amount,
    bonus: amount
});

export const transactionKind = v.picklist([
    'deposit',
    'withdrawal',
    'stake',
    'win',
    'cash-out',
    'bonus',
    'correction'
]);

export const transaction = v.object({
    id: v.string(),
    kind: transactionKind,
    amount: v.pipe(v.number(), v.safeInteger()),
    currency,
    balanceAfter: amount,
    at: time,
    status: v.picklist([
        'booked',
        'pending',
        'refused'
    ]),
    text: v.exactOptional(v.string())
});

export const betStatus = v.picklist([
    'open',
    'won',
    'lost',
    'void',
    'cashed-out'
]);

export const bet = v.object({
    id: v.string(),
    placedAt: time,
    settledAt: v.exactOptional(time),
    status: betStatus,
    kind: v.picklist([
        'single',
        'combined',
        'system'
    ]),
    needed: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    stake: amount,
    payout: v.exactOptional(amount),
    cashedOut: v.exactOptional(v.object({
        stake: amount,
        payout: amount
    })),
    currency,
    odds: v.pipe(v.number(), v.gtValue(1)),
    legs: v.pipe(v.array(v.object({
        event: v.string(),
        market: v.string(),
        outcome: v.string(),
        odds: v.pipe(v.number(), v.gtValue(1)),
        status: betStatus
    })), v.minLength(1), v.maxLength(20))
});

export const slotSession = v.object({
    id: v.string(),
    game: v.string(),
    startedAt: time,
    endedAt: time,
    stakes: amount,
    wins: amount,
    currency,
    balanceBefore: amount,
    balanceAfter: amount,
    rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

/**
 * Minor units: the part of a session's stakes whose bet is not settled yet. While it is present, the totals are
 * not final, even if the session has ended.
 *
 */
export const openStake = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const slotSessionSummary = v.object({
    id: v.string(),
    game: v.string(),
    spentTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    spentAmount: amount,
    wonAmount: amount,
    totalSessionBalance: amount,
    openStake: v.exactOptional(openStake)
});

export const playDevice = v.picklist([
    'phone',
    'desktop',
    'terminal'
]);

export const gameName = v.object({
    slug: gameSlug,
    title: v.string()
});

/**
 * `left` by the player, `taken-over` from another device of theirs, otherwise by the operator: a chosen limit
 * (`time`, `loss`), 15 minutes without activity, the end of the player's own session, an exclusion.
 *
 */
export const slotSessionEnd = v.picklist([
    'left',
    'time',
    'loss',
    'inactive',
    'signed-out',
    'taken-over',
    'excluded'
]);

export const gameTicket = v.object({
    family: v.picklist(['nyx', 'casinoGateway']),
    ticket: v.pipe(v.string(), v.minLength(20), v.maxLength(100))
});

/**
 * A game session by the operator's clock: the current time is `startedAt` plus `elapsedSeconds`. `noticeDueAt` is
 * when the next notice is or was due; `launch` is only present after a start.
 *
 */
export const runningSlotSession = v.object({
    id: v.string(),
    game: gameName,
    startedAt: time,
    elapsedSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    currency,
    stakes: amount,
    wins: amount,
    rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    balance: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    openStake: v.exactOptional(openStake),
    limits: v.object({
        minutes: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
        loss: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
        noticeMinutes: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))
    }),
    noticeDueAt: v.exactOptional(time),
    ended: v.exactOptional(v.object({
        at: time,
        reason: slotSessionEnd
    })),
    launch: v.exactOptional(gameTicket)
});

export const gameLaunch = v.object({
    url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
    messages: v.picklist(['marquee', 'none'])
});

export const statementRound = v.object({
    number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    at: time,
    stake: amount,
    win: amount,
    outcome: v.exactOptional(v.record(v.string(), v.unknown()))
});

/**
 * The payload of a signed statement.
 */
export const statement = v.object({
    iss: v.string(),
    sub: accountCode,
    iat: v.pipe(v.number(), v.safeInteger()),
    session: v.string(),
    game: gameName,
    device: playDevice,
    startedAt: time,
    endedAt: time,
    reason: slotSessionEnd,
    currency,
    balanceBefore: amount,
    stakes: amount,
    wins: amount,
    otherMovements: v.pipe(v.number(), v.safeInteger()),
    balanceAfter: v.pipe(v.number(), v.safeInteger()),
    roundCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    rounds: v.exactOptional(v.array(statementRound)),
    roundsHash: v.exactOptional(v.string()),
    fairness: v.exactOptional(v.object({
        seed: v.string(),
        seedHash: v.string()
    }))
});

export const publicKey = v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    kid: v.string(),
    alg: v.literal('ES256'),
    use: v.literal('sig')
});

export const activityWeek = v.object({
    monday: v.pipe(v.string(), v.isoDate()),
    deposits: amount,
    withdrawals: amount,
    stakes: amount,
    wins: amount,
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

/**
 * A `time` limit counts minutes logged in; once they are used up, stakes are refused, not the log-in.
 */
export const limitKind = v.picklist([
    'deposit',
    'stake',
    'loss',
    'time'
]);

/**
 * Each begins at midnight UTC, a week on Monday and a month on the 1st. The site shows players the local time.
 */
export const limitPeriod = v.picklist([
    'day',
    'week',
    'month'
]);

export const problem = v.object({
    type: v.literal('about:blank'),
    status: v.pipe(v.number(), v.safeInteger()),
    code: v.string(),
    title: v.string(),
    field: v.exactOptional(v.string()),
    errors: v.exactOptional(v.array(v.object({
        field: v.string(),
        code: v.string()
    }))),
    requestId: v.string(),
    reason: v.exactOptional(v.string()),
    maintenance: v.exactOptional(v.boolean()),
    received: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    limit: v.exactOptional(limitKind),
    period: v.exactOptional(limitPeriod),
    left: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    id: v.exactOptional(v.string()),
    game: v.exactOptional(gameName),
    until: v.exactOptional(time)
});

export const limit = v.object({
    kind: limitKind,
    period: limitPeriod,
    amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    pending: v.exactOptional(v.object({
        amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
        from: time
    }))
});

export const exclusion = v.object({
    kind: v.picklist(['break', 'self-exclusion']),
    since: time,
    until: v.exactOptional(time)
});

export const limits = v.object({
    currency,
    raiseWaitsHours: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(8760)),
    limits: v.array(limit),
    exclusion: v.exactOptional(exclusion)
});

export const topic = v.picklist([
    'account',
    'promotions',
    'sports',
    'casino'
]);

export const notice = v.object({
    id: v.string(),
    title: v.string(),
    text: v.string(),
    at: time,
    read: v.boolean(),
    path: v.exactOptional(v.pipe(v.string(), v.maxLength(2048))),
    topic: v.exactOptional(topic)
});

export const promotionSlug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/));

export const notificationPreferences = v.object({
    channels: v.object({
        email: v.boolean(),
        sms: v.boolean(),
        push: v.boolean()
    }),
    topics: v.array(v.picklist([
        'promotions',
        'sports',
        'casino'
    ])),
    promotions: v.exactOptional(v.pipe(v.array(promotionSlug), v.maxLength(50))),
    quietHours: v.exactOptional(v.object({
        from: v.pipe(v.string(), v.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
        to: v.pipe(v.string(), v.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
        timeZone: v.pipe(v.string(), v.maxLength(64))
    }))
});

/**
 * A device's URL at its push service (RFC 8030). It is secret, because anyone with it and the operator's key can send messages.
 */
export const pushEndpoint = v.pipe(v.string(), v.maxLength(2048));

/**
 * Keys that messages are encrypted with (RFC 8291), as base64url.
 */
export const pushKeys = v.object({
    p256dh: v.pipe(v.string(), v.maxLength(100)),
    auth: v.pipe(v.string(), v.maxLength(30))
});

export const newPushDevice = v.object({
    endpoint: pushEndpoint,
    keys: pushKeys,
    language,
    timeZone: v.pipe(v.string(), v.maxLength(64)),
    label: v.pipe(v.string(), v.minLength(1), v.maxLength(80))
});

export const pushDevice = v.object({
    id: v.pipe(v.string(), v.maxLength(64)),
    label: v.pipe(v.string(), v.maxLength(80)),
    addedAt: time,
    seenAt: time
});

/**
 * Wagering progress until a bonus becomes cash; absent for promotions without a requirement.
 */
export const wagering = v.object({
    staked: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    required: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency
});

export const playersGames = v.object({
    favourites: v.pipe(v.array(gameSlug), v.maxLength(500)),
    recent: v.pipe(v.array(gameSlug), v.maxLength(12)),
    inProgress: v.exactOptional(gameSlug)
});

export const credentials = v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    blackbox: v.exactOptional(blackbox)
});

export const webauthnAnswer = v.object({
    answer: v.record(v.string(), v.unknown()),
    name: v.exactOptional(v.pipe(v.string(), v.maxLength(60)))
});

export const payment = v.object({
    amount: positiveAmount,
    currency,
    method: v.pipe(v.string(), v.maxLength(64))
});

/**
 * Done
 */
export const signOutEverywhereAnswer = v.void();

/**
 * Newest first; the calling device is marked.
 */
export const listSessionsAnswer = v.object({
    sessions: v.array(signedInDevice)
});

/**
 * Logged in; `Set-Cookie` contains the next refresh token.
 */
export const signInAnswer = session;

/**
 * Done; the refresh cookie is deleted
 */
export const signOutAnswer = v.void();

/**
 * Logged in; `Set-Cookie` contains the next refresh token.
 */
export const refreshSessionAnswer = session;

/**
 * Done
 */
export const endSessionAnswer = v.void();

/**
 * Options for the browser.
 */
export const passkeySignInOptionsAnswer = v.object({
    options: v.record(v.string(), v.unknown())
});

/**
 * Logged in; `Set-Cookie` contains the next refresh token.
 */
export const signInWithPasskeyAnswer = session;

/**
 * The player's passkeys, newest first.
 */
export const listPasskeysAnswer = v.object({
    passkeys: v.array(passkey)
});

/**
 * Added, or already added by the same call.
 */
export const addPasskeyAnswer = passkey;

/**
 * Options for the browser.
 */
export const passkeyCreationOptionsAnswer = v.object({
    options: v.record(v.string(), v.unknown())
});

/**
 * Done
 */
export const removePasskeyAnswer = v.void();

/**
 * Done
 */
export const resetPasswordAnswer = v.void();

/**
 * Done
 */
export const confirmEmailAnswer = v.void();

/**
 * Done
 */
export const proveIdentityAnswer = v.void();

/**
 * Done
 */
export const changePasswordAnswer = v.void();

/**
 * Never cached.
 */
export const checkRegistrationAccessAnswer = v.object({
    allowed: v.boolean(),
    agreements: v.object({
        terms: agreement,
        privacy: agreement
    }),
    reason: v.exactOptional(v.picklist([
        'place',
        'age',
        'exclusion'
    ])),
    minimumAge: v.pipe(v.number(), v.safeInteger(), v.minValue(16), v.maxValue(25)),
    countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    country: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))
});

/**
 * It may be used
 */
export const checkRegistrationFieldAnswer = v.void();

/**
 * Logged in; `Set-Cookie` contains the next refresh token.
 */
export const registerAnswer = session;

/**
 * The logged-in player.
 */
export const readProfileAnswer = profile;

/**
 * The player's personal data.
 */
export const readPersonalDataAnswer = personalData;

/**
 * The current data.
 */
export const changePersonalDataAnswer = personalData;

/**
 * The current data.
 */
export const confirmPhoneAnswer = personalData;

/**
 * The current data.
 */
export const cancelContactChangeAnswer = personalData;

/**
 * The profile with its new status.
 */
export const confirmPersonalDataAnswer = profile;

/**
 * Newest first.
 */
export const listDocumentsAnswer = v.object({
    documents: v.array(document_)
});

/**
 * `expired` is false without a document.
 */
export const checkIdentityDocumentAnswer = v.object({
    expired: v.boolean(),
    expiresOn: v.exactOptional(v.pipe(v.string(), v.isoDate()))
});

/**
 * The progress.
 */
export const beginUploadAnswer = upload;

/**
 * Discarded
 */
export const cancelUploadAnswer = v.void();

/**
 * The progress.
 */
export const readUploadAnswer = upload;

/**
 * The progress.
 */
export const sendUploadPieceAnswer = upload;

/**
 * The current balance of the ledger.
 */
export const readBalanceAnswer = balance;

/**
 * Booked.
 */
export const depositAnswer = v.object({
    transaction,
    balance
});

/**
 * Booked.
 */
export const withdrawAnswer = v.object({
    transaction,
    balance
});

/**
 * Newest first.
 */
export const listTransactionsAnswer = v.object({
    transactions: v.array(transaction),
    next: v.exactOptional(cursor)
});

/**
 * Newest first.
 */
export const listBetsAnswer = v.object({
    bets: v.array(bet),
    next: v.exactOptional(cursor)
});

/**
 * Newest first.
 */
export const listSlotSessionsAnswer = v.object({
    slotSessions: v.array(slotSession),
    next: v.exactOptional(cursor)
});

/**
 * The weeks.
 */
export const readActivityAnswer = v.object({
    currency,
    weeks: v.pipe(v.array(activityWeek), v.maxLength(54))
});

/**
 * The current limits and exclusion.
 */
export const readLimitsAnswer = limits;

/**
 * The current limits and exclusion.
 */
export const setLimitAnswer = limits;

/**
 * From now on.
 */
export const excludeAnswer = exclusion;

/**
 * With the number of unread ones.
 */
export const listNoticesAnswer = v.object({
    notices: v.pipe(v.array(notice), v.maxLength(50)),
    unread: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

/**
 * Done
 */
export const markNoticesReadAnswer = v.void();

/**
 * The current preferences.
 */
export const readNotificationPreferencesAnswer = notificationPreferences;

/**
 * The current preferences.
 */
export const setNotificationPreferencesAnswer = notificationPreferences;

/**
 * The same for everybody, until the operator changes the pair.
 */
export const readPushKeyAnswer = v.object({
    applicationServerKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/))
});

/**
 * Messages go to the new endpoint from now on.
 */
export const replacePushDeviceAnswer = v.void();

/**
 * Counted
 */
export const reportPushClickAnswer = v.void();

/**
 * Parameters of `setUser` in the chat's SDK.
 */
export const readChatIdentityAnswer = v.object({
    identifier: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    identifierHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
});

/**
 * Each with the label that the site set.
 */
export const listPushDevicesAnswer = v.object({
    devices: v.pipe(v.array(pushDevice), v.maxLength(10))
});

/**
 * Registered.
 */
export const keepPushDeviceAnswer = v.object({
    id: v.pipe(v.string(), v.maxLength(64))
});

/**
 * Nothing is sent there any more, or the device is unknown.
 */
export const forgetPushDeviceAnswer = v.void();

/**
 * Newest first.
 */
export const listPromotionOptInsAnswer = v.object({
    promotions: v.array(v.object({
        slug: promotionSlug,
        at: time,
        wagering: v.exactOptional(wagering)
    }))
});

/**
 * The player is not opted in.
 */
export const leavePromotionAnswer = v.void();

/**
 * The player has opted in.
 */
export const joinPromotionAnswer = v.void();

/**
 * Each game at most once per list.
 */
export const readPlayersGamesAnswer = playersGames;

/**
 * It is not a favourite.
 */
export const removeFavouriteAnswer = v.void();

/**
 * It is a favourite.
 */
export const addFavouriteAnswer = v.void();

/**
 * Counted; replaces an earlier vote with this id.
 */
export const voteOnArticleAnswer = v.void();

/**
 * A new one each time.
 */
export const createSportsbookTicketAnswer = v.object({
    ticket: v.pipe(v.string(), v.minLength(20), v.maxLength(256))
});

export const readPendingSlotSessionAnswer = v.union([slotSessionSummary, v.void()]);

/**
 * It is no longer pending
 */
export const acknowledgeSlotSessionAnswer = v.void();

/**
 * Running, with `launch`.
 */
export const startSlotSessionAnswer = runningSlotSession;

export const readRunningSlotSessionAnswer = v.union([runningSlotSession, v.void()]);

/**
 * The current state.
 */
export const readSlotSessionAnswer = runningSlotSession;

/**
 * Valid once, for a minute.
 */
export const relaunchSlotSessionAnswer = gameTicket;

/**
 * The next notice is due after another interval
 */
export const acknowledgeNoticeAnswer = v.void();

/**
 * The result of the session.
 */
export const endSlotSessionAnswer = slotSessionSummary;

/**
 * A compact JWS (RFC 7515, ES256) of type `statement+jwt` whose payload is a `Statement`. Find its key
 * by `kid` among the operator's keys.
 *
 */
export const readStatementAnswer = v.object({
    jws: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/))
});

/**
 * A page; `next` on all except the last.
 */
export const listRoundsAnswer = v.object({
    rounds: v.array(statementRound),
    next: v.exactOptional(cursor)
});

/**
 * Current one first.
 */
export const readKeysAnswer = v.object({
    keys: v.array(publicKey)
});

/**
 * The game's own page.
 */
export const launchGameAnswer = gameLaunch;

/**
 * The game's own page.
 */
export const launchThroughGatewayAnswer = gameLaunch;

/**
 * A terminal in a shop, or none.
 */
export const readTerminalDeviceAnswer = v.object({
    kind: v.picklist(['web', 'terminal']),
    terminalId: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    storeId: v.exactOptional(v.pipe(v.string(), v.maxLength(64)))
});

/**
 * Never cached by intermediaries.
 */
export const readDeviceScriptAnswer = v.string();
