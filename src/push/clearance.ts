import { type Campaign, isExpired } from './campaign.ts';
import { decideDelivery } from './decide-delivery.ts';
import { type PushSite, textFor } from './message.ts';
import type { Delivery, Device, Outcome, PushStore } from './ports.ts';
import type { ReceivedMessage, Recipients, Standing } from './recipients.ts';

/** No message is sent later than this after an exclusion, an unsubscription or a cancellation is committed, ms. */
const LEAVES_WITHIN_MS = 1000;
/** Maximum age of a clearance, ms. The rest of the second is for the connection. */
const OLDEST_MS = 500;
/** Most messages per request to the operator. A fast push service takes fewer than this within the maximum age. */
const LOT = 100;
/** After this many slow answers in a row, each for a quarter of the messages, the chunk is retried later. */
const MOST_SLOW_ASKS = 3;

/** A message that may be sent now. */
export interface Cleared {
  readonly message: string;
  readonly tries: number;
  readonly device: Device;
  readonly standing: Standing;
  /** Number of the player's unread notices. */
  readonly unread?: number;
  /** Time left for sending, ms. */
  readonly leaveWithinMs: number;
}

export interface ClearanceParts {
  readonly store: Pick<PushStore, 'dueDeliveries'>;
  readonly recipients: Recipients;
  readonly site: PushSite;
  readonly now: () => Date;
  /** A monotonic clock, ms. */
  readonly elapsed: () => number;
}

/**
 * Clears messages of a chunk right before sending: the campaign is running, the device still exists, and the operator
 * allows messages to the player. All this was checked within the last half second. Clears in lots, in the given order,
 * and adds each message to the player's notices before it is sent.
 * @param settle receives messages that are not sent
 * @returns the clearance of a message; undefined if it must not be sent
 */
export function createClearance(
  { store, recipients, site, now, elapsed }: ClearanceParts,
  { campaign, chunk }: { campaign: Campaign; chunk: number },
  messages: readonly string[],
  settle: (outcome: Outcome) => void,
): (message: string) => Promise<Cleared | undefined> {
  const left = new Set(messages);
  const named = campaign.audience.accounts && new Set(campaign.audience.accounts);
  const cleared = new Map<string, Omit<Cleared, 'leaveWithinMs'> & { readonly askedAt: number }>();
  const unread = new Map<string, number | undefined>();
  let asking: Promise<void> | undefined;
  let slowAsks = 0;
  /** Set when the operator or the store fails; the rest of the chunk is retried later. */
  let fault: { readonly error: unknown } | undefined;

  async function ask(first: string): Promise<void> {
    const askedAt = elapsed();
    const others = [...left].filter((message) => message !== first);
    const lot = [first, ...others.slice(0, LOT / 4 ** slowAsks - 1)];
    const due = await store.dueDeliveries(campaign.id, chunk, now(), lot);
    const accounts = new Set(due.flatMap(({ device }) => device?.account ?? []));
    // Expired messages end even if the operator does not answer.
    const standings = isExpired(campaign, now())
      ? new Map()
      : await recipients.standings([...accounts]);
    if (elapsed() - askedAt > OLDEST_MS) {
      slowAsks += 1;
      if (slowAsks < MOST_SLOW_ASKS) return;
      throw new Error(`The operator took longer than ${OLDEST_MS} ms to say who may be reached`);
    }
    slowAsks = 0;

    const there = new Set(due.map(({ message }) => message));
    for (const message of lot) {
      cleared.delete(message);
      // Sent by another worker, or the campaign is over.
      if (!there.has(message)) left.delete(message);
    }
    const chosen = due.flatMap((delivery) => {
      const decided = decide({ campaign, named }, delivery, standings, now());
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

  /** One notice per player, whatever the number of devices. */
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
  { campaign, named }: { campaign: Campaign; named: ReadonlySet<string> | undefined },
  { message, tries, device }: Delivery,
  standings: ReadonlyMap<string, Standing>,
  now: Date,
): Chosen | Outcome {
  if (device === undefined) return { message, state: 'skipped', reason: 'forgotten' };
  // The device may have changed its player since it was listed.
  if (named?.has(device.account) === false)
    return { message, state: 'skipped', reason: 'audience' };
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
