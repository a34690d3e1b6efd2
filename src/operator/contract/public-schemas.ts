// Made by `npm run contract` from operator.openapi.yaml; change that file.

import * as v from 'valibot';

export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const time = v.pipe(v.string(), v.isoTimestamp());

export const gameSlug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z0-9_-]+$/));

export const picture = v.object({
    url: v.pipe(v.string(), v.maxLength(2048), v.regex(/^(\/(?![\/\\])|https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:\/])/)),
    width: v.pipe(v.number(), v.gtValue(0)),
    height: v.pipe(v.number(), v.gtValue(0)),
    alternativeText: v.exactOptional(v.nullable(v.string()))
});

export const optionalPicture = v.nullable(picture);

/**
 * Range, fee and arrival time of a payment.
 */
export const paymentTerms = v.object({
    least: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    most: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency,
    fee: v.object({
        fixed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        share: v.pipe(v.number(), v.minValue(0), v.maxValue(1))
    }),
    arrives: v.object({
        unit: v.picklist([
            'minute',
            'hour',
            'workingDay'
        ]),
        least: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        most: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
    })
});

/**
 * A direction without terms is not supported, or its terms are not published.
 */
export const paymentMethod = v.object({
    code: v.pipe(v.string(), v.maxLength(64)),
    name: v.string(),
    footerImage: optionalPicture,
    deposit: v.exactOptional(paymentTerms),
    withdrawal: v.exactOptional(paymentTerms)
});

export const gameProvider = v.object({
    code: v.string(),
    displayName: v.string(),
    footerImage: optionalPicture
});

/**
 * Such as slots, table, live, jackpots; the site shows any other among all games.
 */
export const gameCategory = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

export const game = v.object({
    slug: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    title: v.string(),
    provider: v.object({
        code: v.string(),
        displayName: v.string()
    }),
    category: gameCategory,
    image: picture,
    isNew: v.boolean(),
    jackpot: v.boolean(),
    demo: v.boolean(),
    comingSoon: v.exactOptional(v.boolean())
});

/**
 * Payout facts of a game; reels and lines for slots only.
 */
export const gameSheet = v.object({
    returnToPlayer: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
    volatility: v.picklist([
        'low',
        'medium',
        'high'
    ]),
    reels: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    lines: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    leastStake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    mostStake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency
});

export const gameDetails = v.object({
    game,
    playable: v.boolean(),
    sheet: v.exactOptional(gameSheet),
    similar: v.pipe(v.array(game), v.maxLength(12))
});

export const jackpot = v.object({
    code: v.string(),
    name: v.string(),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    currency,
    game: v.exactOptional(gameSlug),
    updatedAt: time
});

export const winner = v.object({
    player: v.pipe(v.string(), v.maxLength(20)),
    game: v.object({
        slug: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
        title: v.string(),
        image: picture
    }),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    currency,
    wonAt: time
});

/**
 * Such as football, basketball, tennis.
 */
export const sport = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

export const sportsEvent = v.object({
    id: v.string(),
    sport,
    competition: v.string(),
    home: v.string(),
    away: v.string(),
    startsAt: time,
    path: v.exactOptional(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/))),
    live: v.nullable(v.object({
        minute: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        score: v.tuple([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.number(), v.safeInteger(), v.minValue(0))])
    })),
    market: v.object({
        name: v.string(),
        selections: v.array(v.object({
            name: v.string(),
            odds: v.pipe(v.number(), v.minValue(1)),
            path: v.exactOptional(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/)))
        }))
    })
});

/**
 * In display order.
 */
export const listPaymentMethodsAnswer = v.object({
    items: v.array(paymentMethod)
});

/**
 * In display order.
 */
export const listGameProvidersAnswer = v.object({
    items: v.array(gameProvider)
});

/**
 * A page of the matching games.
 */
export const listGamesAnswer = v.object({
    items: v.array(game),
    total: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

/**
 * The game.
 */
export const readGameAnswer = gameDetails;

/**
 * Largest first.
 */
export const listJackpotsAnswer = v.object({
    items: v.array(jackpot)
});

/**
 * Newest first.
 */
export const listWinnersAnswer = v.object({
    items: v.array(winner)
});

/**
 * By start time.
 */
export const listSportsEventsAnswer = v.object({
    items: v.array(sportsEvent)
});
