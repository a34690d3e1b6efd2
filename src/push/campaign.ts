import * as v from 'valibot';
import { isRealTime } from '../lib/real-time.ts';
import { failure, type Result, success } from '../lib/result.ts';
import { safePath } from '../lib/safe-path.ts';
import { shownValue } from '../lib/shown-value.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Longest texts, so that the message always stays below 3000 bytes. */
const PATH_LENGTH = 300;

/** Plain text without control characters, never shown as markup. */
const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, `1 to ${longest} characters`),
    v.maxLength(longest, `1 to ${longest} characters`),
    v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'text on one line'),
  );

const sitePath = v.pipe(
  v.string(),
  v.check(
    (path) => (safePath(path)?.length ?? Number.POSITIVE_INFINITY) <= PATH_LENGTH,
    `a path of the site such as /promotions/x, at most ${PATH_LENGTH} characters`,
  ),
  v.transform((path) => safePath(path) ?? '/'),
);

const moment = v.pipe(
  v.string(),
  v.check(
    (text) => MOMENT.test(text) && isRealTime(text) && !Number.isNaN(Date.parse(text)),
    'a time with its offset such as 2026-11-24T18:00:00Z',
  ),
);

/** A date and time that each player's time zone interprets. */
const localTime = v.pipe(
  v.string(),
  v.check((text) => LOCAL_TIME.test(text) && isRealTime(text), ''),
);

const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as en or es-ES'),
);
const flag = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'a flag such as verified'));

/** As in the paths of the API. PostgreSQL cannot compare every text, and listing would fail again and again. */
const accountCode = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/, '1 to 64 letters, digits, _ and -, such as VERA0001'),
);

const campaignSchema = v.strictObject({
  /** Also the message's `Topic` header and the notification's tag. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, '1 to 32 of a-z, 0-9 and -, such as autumn-free-spins'),
  ),
  topic: v.pipe(
    v.string(),
    v.regex(
      /^(promotions|sports|casino|promotion:[a-z0-9-]{1,80})$/,
      'promotions, sports, casino or promotion:<slug>',
    ),
  ),
  /** Texts by language. */
  text: v.record(language, v.strictObject({ title: plainText(80), body: plainText(240) })),
  /** Path that a click opens. */
  path: sitePath,
  /** A picture from the site's content. */
  image: v.exactOptional(sitePath),
  priority: v.optional(v.picklist(['normal', 'high'], 'normal or high'), 'normal'),
  /** The audience. A player must be on every given list and have every flag. */
  audience: v.optional(
    v.strictObject({
      languages: v.exactOptional(v.pipe(v.array(language), v.minLength(1))),
      flags: v.exactOptional(v.array(flag)),
      accounts: v.exactOptional(v.pipe(v.array(accountCode), v.maxLength(10_000))),
    }),
    {},
  ),
  /** Time of the first message. Defaults to when the campaign is scheduled. */
  sendAt: v.exactOptional(
    v.union(
      [moment, localTime],
      'a time such as 2026-11-24T18:00:00Z, or 2026-11-24T18:00 for each player’s own clock',
    ),
  ),
  expiresAt: moment,
  /** Whether the campaign waits until a player's quiet hours end. */
  quietHours: v.optional(v.boolean(), true),
});

/** A campaign, as in its JSON file and in the campaign API. */
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** Whether `sendAt` is in each player's local time. */
export const isLocalTime = (sendAt: string): boolean => LOCAL_TIME.test(sendAt);

/** The largest offsets ahead of UTC and behind it. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;
const FURTHEST_BEHIND_MS = 12 * 3_600_000;

export const isExpired = ({ expiresAt }: Pick<Campaign, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt);

/** Time of the first message, epoch ms. */
export function startOf(campaign: Campaign, now: Date): number {
  if (campaign.sendAt === undefined) return now.getTime();
  return isLocalTime(campaign.sendAt)
    ? Date.parse(`${campaign.sendAt}Z`) - FURTHEST_AHEAD_MS
    : Date.parse(campaign.sendAt);
}

/** What is wrong with the time at which the last players get the first message. */
function expiryFault({ sendAt, expiresAt }: Campaign): string | undefined {
  if (sendAt === undefined) return undefined;
  const isLocal = isLocalTime(sendAt);
  const last = isLocal ? Date.parse(`${sendAt}Z`) + FURTHEST_BEHIND_MS : Date.parse(sendAt);
  if (last < Date.parse(expiresAt)) return undefined;
  const found = `expiresAt: found "${expiresAt}"; expected a time after sendAt`;
  return isLocal ? `${found} in every time zone, or a sendAt with its offset` : found;
}

/**
 * Parses a campaign.
 * @param defaultLanguage the operator's default; players of other languages get this text
 * @returns the campaign, or one line per fault: path, what was found, what is allowed
 */
export function parseCampaign(input: unknown, defaultLanguage: string): Result<Campaign, string[]> {
  const parsed = v.safeParse(campaignSchema, input);
  if (!parsed.success) return failure(parsed.issues.map(describe));
  const campaign = parsed.output;
  const faults: string[] = [];
  if (campaign.text[defaultLanguage] === undefined)
    faults.push(`text.${defaultLanguage}: missing; every campaign has a text in this language`);
  const late = expiryFault(campaign);
  if (late !== undefined) faults.push(late);
  return faults.length === 0 ? success(campaign) : failure(faults);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map((item) => String(item.key)).join('.') || '(the campaign)';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path}: unknown key`;
  if (issue.received === 'undefined') return `${path}: missing; this key is required`;
  const expected = issue.message.startsWith('Invalid') ? issue.expected : issue.message;
  return `${path}: found ${shownValue(issue.input)}; expected ${expected}`;
}
