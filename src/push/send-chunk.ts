import { backoff, MOST_TRIES } from './backoff.ts';
import type { Campaign } from './campaign.ts';
import { decideDelivery } from './decide-delivery.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import { messageText, type PushSite, textFor } from './message.ts';
import type { Places } from './places.ts';
import type { Delivery, Device, Outcome, PushStore } from './ports.ts';
import type { ReceivedMessage, Recipients, Standing } from './recipients.ts';
import { startSettling } from './settling.ts';

export interface ChunkParts {
  readonly store: PushStore;
  readonly recipients: Recipients;
  readonly deliver: Deliver;
  readonly places: Places;
  readonly site: PushSite;
  readonly now: () => Date;
  /** Bound of the wait after a first failure, ms. */
  readonly firstBackoffMs: number;
  /** Told once per campaign that a push service refuses our keys. */
  readonly onRefused: (campaign: string, reason: string) => void;
}

interface Chosen {
  readonly message: string;
  readonly tries: number;
  readonly device: Device;
  readonly standing: Standing;
}

/**
 * Sends what is due of a chunk. The operator is asked about the players first, and is told what they get before they
 * get it; a message whose outcome is not written goes out again, with the same topic and tag.
 * @param stopping ends it early: what has not left stays due
 * @returns when more of the chunk will be due; undefined when all of it is settled
 */
export async function sendChunk(
  parts: ChunkParts,
  { campaign: id, chunk }: { campaign: string; chunk: number },
  stopping: AbortSignal,
): Promise<Date | undefined> {
  const { store, recipients, now } = parts;
  const kept = await store.findCampaign(id);
  const due = kept === undefined ? [] : await store.dueDeliveries(id, chunk, now());
  if (kept === undefined || due.length === 0) return store.nextDue(id, chunk);
  const { campaign } = kept;

  const accounts = new Set(due.flatMap(({ device }) => device?.account ?? []));
  const standings = await recipients.standings([...accounts]);
  const settling = startSettling(store, id, now);
  try {
    const chosen = due.flatMap((delivery) => {
      const decided = decide(campaign, delivery, standings, now());
      if ('device' in decided) return [decided];
      settling.add(decided);
      return [];
    });
    const unread = await tellRecipients(parts, campaign, chosen);
    await Promise.all(
      chosen.map((one) =>
        parts.places.run(new URL(one.device.endpoint).origin, async () => {
          if (stopping.aborted || !settling.isGoing) return;
          const text = messageText(
            campaign,
            {
              message: one.message,
              language: one.standing.language,
              unread: unread.get(one.device.account),
            },
            parts.site,
          );
          const result = await parts.deliver({
            ...{ endpoint: one.device.endpoint, keys: one.device.keys, text },
            ...{ topic: campaign.id, priority: campaign.priority },
            expiresAt: new Date(campaign.expiresAt),
          });
          if (result.kind === 'refused') parts.onRefused(id, result.reason);
          settling.add(outcomeOf(parts, campaign, one, result));
        }),
      ),
    );
  } finally {
    await settling.end();
  }
  return store.nextDue(id, chunk);
}

function decide(
  campaign: Campaign,
  { message, tries, device }: Delivery,
  standings: ReadonlyMap<string, Standing>,
  now: Date,
): Chosen | Outcome {
  if (device === undefined) return { message, state: 'skipped', reason: 'forgotten' };
  const standing = standings.get(device.account);
  const decision = decideDelivery(campaign, standing, device, now);
  if (decision.action === 'wait')
    return { message, state: 'waiting', until: decision.until, tried: false };
  if (decision.action === 'skip' || standing === undefined)
    return {
      ...{ message, state: 'skipped' },
      reason: decision.action === 'skip' ? decision.reason : 'not-allowed',
    };
  return { message, tries, device, standing };
}

/** One line for each player, however many devices the message goes to. */
function tellRecipients(
  { recipients, site }: ChunkParts,
  campaign: Campaign,
  chosen: readonly Chosen[],
): Promise<ReadonlyMap<string, number>> {
  const byAccount = new Map(chosen.map((one) => [one.device.account, one]));
  if (byAccount.size === 0) return Promise.resolve(new Map());
  const messages = [...byAccount].map(([account, { standing }]): ReceivedMessage => {
    const { title, body } = textFor(campaign, standing.language, site);
    const { id, path, image, topic, priority } = campaign;
    return {
      ...{ account, campaign: id, title, body, path, topic, priority },
      ...(image !== undefined && { image }),
    };
  });
  return recipients.received(messages);
}

function outcomeOf(
  { now, firstBackoffMs }: ChunkParts,
  campaign: Campaign,
  { message, tries, device }: Chosen,
  result: DeliveryResult,
): Outcome {
  if (result.kind === 'accepted') return { message, state: 'sent' };
  if (result.kind === 'gone') return { message, state: 'gone', endpoint: device.endpoint };
  const failed: Outcome = { message, state: 'failed', reason: result.reason };
  if (result.kind === 'refused' || tries + 1 >= MOST_TRIES) return failed;
  const wait = result.afterMs ?? backoff(tries + 1, firstBackoffMs);
  const until = new Date(now().getTime() + wait);
  return until.getTime() < Date.parse(campaign.expiresAt)
    ? { message, state: 'waiting', until, tried: true }
    : failed;
}
