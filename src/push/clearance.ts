import type { Campaign } from './campaign.ts';
import { decideDelivery } from './decide-delivery.ts';
import { type PushSite, textFor } from './message.ts';
import type { Delivery, Device, Outcome, PushStore } from './ports.ts';
import type { ReceivedMessage, Recipients, Standing } from './recipients.ts';

/** No message leaves later than this after an exclusion, an unsubscription or a cancel was committed, ms. */
const LEAVES_WITHIN_MS = 1000;
/** A clearance that is older than this is asked for anew: the rest is for the connection, ms. */
const OLDEST_MS = 500;
/** Messages that are cleared with one question: fewer than leave within its age where a push service is fast. */
const LOT = 100;
/** A slow operator is asked about fewer at once, so often. */
const MOST_SLOW_ASKS = 3;

/** A message that may leave now. */
export interface Cleared {
  readonly message: string;
  readonly tries: number;
  readonly device: Device;
  readonly standing: Standing;
  /** The player's unread lines. */
  readonly unread?: number;
  /** How long it may still take until the message is on its way, ms. */
  readonly leaveWithinMs: number;
}

export interface ClearanceParts {
  readonly store: Pick<PushStore, 'dueDeliveries'>;
  readonly recipients: Recipients;
  readonly site: PushSite;
  readonly now: () => Date;
  /** A clock that nobody sets, ms. */
  readonly elapsed: () => number;
}

/**
 * Clears the messages of a chunk right before each is sent: whether the campaign goes on, the device is still there,
 * and the operator lets the player be reached, all asked at most half a second ago. Messages are cleared in lots, in
 * the order given. Players' bell lists have the message before it leaves.
 * @param settle is told of messages that do not leave
 * @returns the clearance of a message; undefined when it must not leave
 */
export function createClearance(
  { store, recipients, site, now, elapsed }: ClearanceParts,
  { campaign, chunk }: { campaign: Campaign; chunk: number },
  messages: readonly string[],
  settle: (outcome: Outcome) => void,
): (message: string) => Promise<Cleared | undefined> {
  const left = new Set(messages);
  const cleared = new Map<string, Omit<Cleared, 'leaveWithinMs'> & { readonly askedAt: number }>();
  const unread = new Map<string, number | undefined>();
  let asking: Promise<void> | undefined;
  let slowAsks = 0;
  /** Set once the operator or the store has failed: the rest of the chunk comes back later. */
  let fault: { readonly error: unknown } | undefined;

  async function ask(first: string): Promise<void> {
    const askedAt = elapsed();
    const others = [...left].filter((message) => message !== first);
    const lot = [first, ...others.slice(0, LOT / 4 ** slowAsks - 1)];
    const due = await store.dueDeliveries(campaign.id, chunk, now(), lot);
    const accounts = new Set(due.flatMap(({ device }) => device?.account ?? []));
    const standings = await recipients.standings([...accounts]);
    if (elapsed() - askedAt > OLDEST_MS) {
      slowAsks += 1;
      if (slowAsks < MOST_SLOW_ASKS) return;
      throw new Error(`It takes longer than ${OLDEST_MS} ms to ask whom messages may reach`);
    }
    slowAsks = 0;

    const there = new Set(due.map(({ message }) => message));
    for (const message of lot) {
      cleared.delete(message);
      // Another worker has sent it, or the campaign is over.
      if (!there.has(message)) left.delete(message);
    }
    const chosen = due.flatMap((delivery) => {
      const decided = decide(campaign, delivery, standings, now());
      if ('device' in decided) return [decided];
      left.delete(decided.message);
      settle(decided);
      return [];
    });
    await tell(chosen);
    for (const one of chosen) {
      const count = unread.get(one.device.account);
      cleared.set(one.message, { ...one, askedAt, ...(count !== undefined && { unread: count }) });
    }
  }

  /** One line for each player, however many devices the message goes to. */
  async function tell(chosen: readonly Chosen[]): Promise<void> {
    const byAccount = new Map(chosen.map((one) => [one.device.account, one]));
    const lines = [...byAccount].flatMap(([account, { standing }]): ReceivedMessage[] => {
      if (unread.has(account)) return [];
      const { title, body } = textFor(campaign, standing.language, site);
      const { id, path, image, topic, priority } = campaign;
      return [
        {
          account,
          campaign: id,
          title,
          body,
          path,
          topic,
          priority,
          ...(image !== undefined && { image }),
        },
      ];
    });
    if (lines.length === 0) return;
    const counts = await recipients.received(lines);
    for (const { account } of lines) unread.set(account, counts.get(account));
  }

  return async (message) => {
    while (left.has(message)) {
      if (fault) throw fault.error;
      const known = cleared.get(message);
      const age = known === undefined ? Number.POSITIVE_INFINITY : elapsed() - known.askedAt;
      if (known !== undefined && age <= OLDEST_MS) {
        left.delete(message);
        return { ...known, leaveWithinMs: LEAVES_WITHIN_MS - age };
      }
      asking ??= ask(message)
        .catch((error: unknown) => {
          fault = { error };
        })
        .finally(() => {
          asking = undefined;
        });
      await asking;
    }
    return undefined;
  };
}

type Chosen = Pick<Cleared, 'message' | 'tries' | 'device' | 'standing'>;

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
      message,
      state: 'skipped',
      reason: decision.action === 'skip' ? decision.reason : 'not-allowed',
    };
  return { message, tries, device, standing };
}
