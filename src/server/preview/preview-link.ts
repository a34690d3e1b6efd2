import { PREVIEW } from '../../lib/path-prefix.ts';
import { isRealTime } from '../../lib/real-time.ts';
import { safePath } from '../../lib/safe-path.ts';
import { MOST_HOURS, signGrant } from './preview-grant.ts';

interface WantedPreview {
  /** Path to open, with language prefix. Defaults to home. */
  path?: string | undefined;
  /** A date and time as in `2026-12-24T18:00`; local time without a zone. Defaults to now. */
  at?: string | undefined;
  /** Validity in hours. Defaults to 24. */
  hours?: number | undefined;
}

/**
 * Creates a preview link.
 * @param origin the site's own @param now epoch ms
 * @throws Error in one line for invalid options
 */
export function previewLink(
  { path = '/', at, hours = 24 }: WantedPreview,
  { origin, secret, now }: { origin: string; secret: string; now: number },
): string {
  const opens = safePath(path);
  if (opens === undefined)
    throw new Error(`path: found ${path}; expected a path such as /promotions`);
  const moment = at === undefined ? undefined : momentOf(at);
  if (moment !== undefined && !(moment >= 0))
    throw new Error(`at: found ${at}; expected a time that exists, such as 2026-12-24T18:00`);
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new Error(`hours: found ${hours}; expected more than 0 and at most ${MOST_HOURS}`);
  const until = Math.floor(now + hours * 3_600_000);
  const token = signGrant({ until, ...(moment !== undefined && { at: moment }) }, secret);
  return `${origin}${PREVIEW}/-/open?${new URLSearchParams({ token, path: opens })}`;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/** @returns epoch ms; NaN for anything else than an existing date and time */
const momentOf = (at: string): number =>
  TIME.test(at) && isRealTime(at) ? Date.parse(at) : Number.NaN;
