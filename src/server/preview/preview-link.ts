import { PREVIEW } from '../../lib/preview-door.ts';
import { safePath } from '../../lib/safe-path.ts';
import { MOST_HOURS, signGrant } from './preview-grant.ts';

export interface WantedPreview {
  /** Where it opens, with language prefix. Default home. */
  path?: string | undefined;
  /** A time as `Date` reads it: without a zone, the clock of this machine. Default as it is now. */
  at?: string | undefined;
  /** How long the link works. Default a day. */
  hours?: number | undefined;
}

/**
 * A link that opens the site with its drafts.
 * @param origin the site's own @param now epoch ms
 * @throws Error in one line about what cannot be
 */
export function previewLink(
  { path = '/', at, hours = 24 }: WantedPreview,
  { origin, secret, now }: { origin: string; secret: string; now: number },
): string {
  const opens = safePath(path);
  if (opens === undefined)
    throw new Error(`path: found ${path}; expected a path such as /promotions`);
  const moment = at === undefined ? undefined : Date.parse(at);
  if (moment !== undefined && !(moment >= 0))
    throw new Error(`at: found ${at}; expected a time such as 2026-12-24T18:00`);
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new Error(`hours: found ${hours}; expected more than 0 and at most ${MOST_HOURS}`);
  const until = Math.floor(now + hours * 3_600_000);
  const token = signGrant({ until, ...(moment !== undefined && { at: moment }) }, secret);
  return `${origin}${PREVIEW}/-/open?${new URLSearchParams({ token, path: opens })}`;
}
