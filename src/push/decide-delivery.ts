import { zoneClock } from '../lib/zone-clock.ts';
import { type Campaign, isExpired, isLocalTime } from './campaign.ts';
import type { SkipReason } from './ports.ts';
import type { Standing } from './recipients.ts';

const DAY_MS = 86_400_000;

export type Decision =
  | { readonly action: 'send' }
  | { readonly action: 'wait'; readonly until: Date }
  | { readonly action: 'skip'; readonly reason: SkipReason };

/**
 * Decides whether a player receives a campaign now. Players who may not play or did not opt in to its topic never do,
 * whatever the campaign says.
 * @param standing undefined if the operator does not know the player
 */
export function decideDelivery(
  campaign: Campaign,
  standing: Standing | undefined,
  device: { readonly timeZone: string },
  now: Date,
): Decision {
  if (isExpired(campaign, now)) return skip('expired');
  if (standing?.mayReceive !== true) return skip('not-allowed');
  if (!standing.push) return skip('push-off');
  if (!wantsTopic(campaign.topic, standing)) return skip('topic-off');
  if (!isAddressed(campaign.audience, standing)) return skip('audience');

  const zone = knownZone(standing.timeZone ?? device.timeZone);
  const begins = beginOf(campaign, zone);
  const until = now.getTime() < begins ? begins : endOfQuiet(campaign, standing, now.getTime());
  if (until === undefined) return { action: 'send' };
  return isExpired(campaign, new Date(until))
    ? skip('expired')
    : { action: 'wait', until: new Date(until) };
}

const skip = (reason: SkipReason): Decision => ({ action: 'skip', reason });

const FOLLOWED = 'promotion:';
const wantsTopic = (topic: string, { topics, promotions }: Standing) =>
  topic.startsWith(FOLLOWED)
    ? promotions.includes(topic.slice(FOLLOWED.length))
    : topics.includes(topic);

/** Whether a player belongs to a campaign's audience. An unknown player only belongs to one without filters. */
export const isAddressed = (
  { languages, flags }: Campaign['audience'],
  standing: Standing | undefined,
): boolean =>
  (languages?.includes(standing?.language ?? '') ?? true) &&
  (flags?.every((flag) => standing?.flags.includes(flag)) ?? true);

function beginOf({ sendAt }: Campaign, zone: string): number {
  if (sendAt === undefined) return 0;
  return isLocalTime(sendAt)
    ? zoneClock(zone).momentOf(Date.parse(`${sendAt}Z`))
    : Date.parse(sendAt);
}

/** End of the quiet hours around `now`; undefined outside them. */
function endOfQuiet(campaign: Campaign, { quietHours }: Standing, now: number): number | undefined {
  if (!campaign.quietHours || quietHours === undefined) return undefined;
  const zone = knownZone(quietHours.timeZone);
  const clock = zoneClock(zone);
  const wall = clock.wallAt(now);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const from = midnight + sinceMidnight(quietHours.from);
  const to = midnight + sinceMidnight(quietHours.to);
  // When clocks go back, the first moment with this time may have passed while the time has not come again.
  const untilWall = (end: number) => {
    const first = clock.momentOf(end);
    return first > now ? first : now + end - wall;
  };
  if (from <= to) return wall >= from && wall < to ? untilWall(to) : undefined;
  if (wall < to) return untilWall(to);
  return wall >= from ? untilWall(to + DAY_MS) : undefined;
}

const sinceMidnight = (time: string): number => Date.parse(`1970-01-01T${time}:00Z`);

/** The device's own time zone; UTC if invalid. */
function knownZone(zone: string): string {
  try {
    zoneClock(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}
