import { type Campaign, isExpired } from './campaign.ts';
import { type ClearanceParts, type Cleared, createClearance } from './clearance.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import { messageText } from './message.ts';
import type { Pauses } from './pauses.ts';
import type { Places } from './places.ts';
import type { Delivery, Outcome, PushStore } from './ports.ts';
import { type SettlingParts, startSettling } from './settling.ts';

/** Polling interval for a chunk that waits for a paused push service, ms, because other messages may be due. */
const LOOK_AGAIN_MS = 60_000;

export interface ChunkParts extends ClearanceParts, SettlingParts {
  readonly store: PushStore;
  readonly deliver: Deliver;
  readonly places: Places;
  readonly pauses: Pauses;
  /** Maximum delay after a first failure, ms. */
  readonly firstBackoffMs: number;
  /** Called for each message that a push service refuses. */
  readonly onRefused: (campaign: string, origin: string, reason: string) => void;
}

/**
 * Sends the due messages of a chunk. A message whose outcome was not stored is sent again, with the same topic and tag.
 * @param stopping ends it early; unsent messages stay due
 * @returns when more of the chunk is due; undefined if all is settled
 * @throws errors of the operator or the store, after messages in progress have their outcome
 */
export async function sendChunk(
  parts: ChunkParts,
  { campaign: id, chunk }: { campaign: string; chunk: number },
  stopping: AbortSignal,
): Promise<Date | undefined> {
  const { store, places, pauses, now } = parts;
  const kept = await store.findCampaign(id);
  const due = kept === undefined ? [] : await store.dueDeliveries(id, chunk, now());
  if (kept === undefined || due.length === 0) return store.nextDue(id, chunk);
  const { campaign } = kept;

  const settling = startSettling(parts, { campaign: id, chunk }, stopping);
  const messages = due.map(({ message }) => message);
  const clear = createClearance(parts, { campaign, chunk }, messages, settling.add);

  const isOver = isExpired(campaign, now());
  /** Shortest remaining pause of the chunk's push services, ms. */
  let pausedFor = Number.POSITIVE_INFINITY;

  async function send(origin: string, message: string): Promise<void> {
    if (stopping.aborted || !settling.isGoing) return;
    const left = isOver ? 0 : pauses.left(origin);
    if (left > 0) {
      pausedFor = Math.min(pausedFor, left, LOOK_AGAIN_MS);
      return;
    }
    const cleared = await clear(message);
    if (cleared === undefined || stopping.aborted || !settling.isGoing) return;
    const { device, standing, unread, leaveWithinMs } = cleared;
    const text = messageText(
      campaign,
      { message, language: standing.language, unread },
      parts.site,
    );
    const result = await parts
      .deliver({
        endpoint: device.endpoint,
        keys: device.keys,
        text,
        leaveWithinMs,
        topic: campaign.id,
        priority: campaign.priority,
        expiresAt: new Date(campaign.expiresAt),
      })
      // An error only concerns this message and counts as an attempt.
      .catch((error: unknown): DeliveryResult => ({ kind: 'later', reason: String(error) }));
    if (result.kind === 'pause') pauses.begin(origin, result.afterMs);
    if (result.kind === 'refused') parts.onRefused(id, origin, result.reason);
    settling.add(outcomeOf(parts, campaign, cleared, result));
  }
  const sent = await Promise.allSettled(
    due.map((one) => {
      const origin = originOf(one);
      return places.run(origin, () => send(origin, one.message));
    }),
  );
  await settling.end();
  const fault = sent.find((one) => one.status === 'rejected');
  if (fault) throw fault.reason;
  const next = await store.nextDue(id, chunk);
  if (next === undefined || pausedFor === Number.POSITIVE_INFINITY) return next;
  return new Date(Math.max(next.getTime(), now().getTime() + pausedFor));
}

/** A message without a valid device is settled at once. */
const originOf = ({ device }: Delivery): string => URL.parse(device?.endpoint ?? '')?.origin ?? '';

function outcomeOf(
  { now, firstBackoffMs }: ChunkParts,
  campaign: Campaign,
  { message, tries, device }: Cleared,
  result: DeliveryResult,
): Outcome {
  if (result.kind === 'accepted') return { message, state: 'sent' };
  if (result.kind === 'gone') return { message, state: 'gone', endpoint: device.endpoint };
  const failed: Outcome = { message, state: 'failed', reason: result.reason };
  const tried = result.kind !== 'pause' && !(result.kind === 'later' && result.isOurs);
  const waits = (ms: number): Outcome => {
    const until = new Date(now().getTime() + ms);
    return until.getTime() < Date.parse(campaign.expiresAt)
      ? { message, state: 'waiting', until, tried }
      : failed;
  };
  // A little after other messages, because the push service may mean only this device.
  if (result.kind === 'pause')
    return waits((result.afterMs ?? firstBackoffMs) + backoff(1, firstBackoffMs));
  if (result.kind === 'broken') return { ...failed, brokenDevice: device.id };
  if (result.kind === 'refused' || (tried && tries + 1 >= MOST_TRIES)) return failed;
  return waits(result.afterMs ?? backoff(tries + 1, firstBackoffMs));
}

/** Maximum attempts per message. */
const MOST_TRIES = 5;
const LONGEST_MS = 3_600_000;

/**
 * Delay before the next attempt, ms: full jitter up to a maximum that doubles, so that messages that failed together
 * are not retried together.
 * @param tries attempts so far, at least 1
 * @param firstMs maximum after the first attempt
 */
const backoff = (tries: number, firstMs: number): number =>
  Math.random() * Math.min(firstMs * 2 ** (tries - 1), LONGEST_MS);
