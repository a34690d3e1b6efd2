import * as v from 'valibot';
import { failure, type Result, success } from '../lib/result.ts';
import { safePath } from '../lib/safe-path.ts';
import { shownValue } from '../lib/shown-value.ts';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Keeps the message under 3000 bytes with any text. */
const PATH_LENGTH = 300;

/** Text without control characters, shown as it is, never as markup. */
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
    (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
    'a moment with its offset such as 2026-11-24T18:00:00Z',
  ),
);

/** A local date and time of each player. */
const localTime = v.pipe(
  v.string(),
  v.check((text) => LOCAL_TIME.test(text) && !Number.isNaN(Date.parse(`${text}Z`)), ''),
);

const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as en or es-ES'),
);
const flag = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'a flag such as verified'));

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
  /** Target of a click. */
  path: sitePath,
  /** A picture from the site's content. */
  image: v.exactOptional(sitePath),
  priority: v.optional(v.picklist(['normal', 'high'], 'normal or high'), 'normal'),
  /** The audience. A player has to be in every given list and have every flag. */
  audience: v.optional(
    v.strictObject({
      languages: v.exactOptional(v.pipe(v.array(language), v.minLength(1))),
      flags: v.exactOptional(v.array(flag)),
      accounts: v.exactOptional(
        v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), v.maxLength(10_000)),
      ),
    }),
    {},
  ),
  /** Defaults to as soon as it is scheduled. */
  sendAt: v.exactOptional(
    v.union(
      [moment, localTime],
      'a moment such as 2026-11-24T18:00:00Z, or 2026-11-24T18:00 for each player’s own clock',
    ),
  ),
  expiresAt: moment,
  /** Whether it waits until a player's quiet hours end. */
  quietHours: v.optional(v.boolean(), true),
});

/** A campaign, in its JSON file and in the campaign API. */
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** Whether `sendAt` is in each player's local time. */
export const isLocalTime = (sendAt: string): boolean => LOCAL_TIME.test(sendAt);

/** The largest offset ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

export const isExpired = ({ expiresAt }: Pick<Campaign, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt);

/** Time of the first message, epoch ms. */
export function startOf(campaign: Campaign, now: Date): number {
  if (campaign.sendAt === undefined) return now.getTime();
  return isLocalTime(campaign.sendAt)
    ? Date.parse(`${campaign.sendAt}Z`) - FURTHEST_AHEAD_MS
    : Date.parse(campaign.sendAt);
}

/**
 * Parses a campaign.
 * @param defaultLanguage the operator's; players of other languages get its text
 * @returns the campaign, or one line per fault: path, what was found, what is allowed
 */
export function parseCampaign(input: unknown, defaultLanguage: string): Result<Campaign, string[]> {
  const parsed = v.safeParse(campaignSchema, input);
  if (!parsed.success) return failure(parsed.issues.map(describe));
  const campaign = parsed.output;
  const faults: string[] = [];
  if (campaign.text[defaultLanguage] === undefined)
    faults.push(`text.${defaultLanguage}: missing; every campaign has a text in this language`);
  if (startOf(campaign, new Date(0)) >= Date.parse(campaign.expiresAt))
    faults.push(`expiresAt: found "${campaign.expiresAt}"; expected a moment after sendAt`);
  return faults.length === 0 ? success(campaign) : failure(faults);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map((item) => String(item.key)).join('.') || '(the campaign)';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path}: unknown key`;
  if (issue.received === 'undefined') return `${path}: missing; this key is required`;
  const expected = issue.message.startsWith('Invalid') ? issue.expected : issue.message;
  return `${path}: found ${shownValue(issue.input)}; expected ${expected}`;
}
