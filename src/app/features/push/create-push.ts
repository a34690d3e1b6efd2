import { isOwner, ownerMark } from '../../../lib/owner-mark.ts';
import { createTurns } from '../../../lib/turns.ts';
import { pushDevicesQuery } from '../../../operator/push-devices.ts';
import type { AppState } from '../../state/context.ts';
import type { PushState, PushTrouble } from '../../state/push.ts';
import { allowPush, changePreferences } from './change-preferences.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushMemory } from './push-memory.ts';
import type { PushChannel, PushService } from './push-service.ts';
import { standingOf } from './push-standing.ts';

/** How long a log-out waits for the sender before it drops the subscription, in ms. */
const PATIENCE_MS = 2000;

interface PushParts {
  app: Pick<AppState, 'stores' | 'player'>;
  browser: Pick<PushBrowser, 'facts' | 'ask'>;
  channel: PushChannel;
  /** What this browser stores between visits. */
  recall: () => PushMemory;
  remember: (memory: PushMemory) => void;
  now: () => number;
}

/** Push on this device, with any sender: the transitions between states (src/app/state/push.ts), per player. */
export function createPush(parts: PushParts): PushService {
  const { app, browser, channel, recall, remember } = parts;
  const { session, push } = app.stores;
  const { queries } = app.player;
  /** Start, log-in and tap may coincide. */
  const inTurn = createTurns();
  /** The answer to the last registration was lost, so the sender may know this device by another id. */
  let isUncertain = false;
  /** Whether this page has to know if there is a sender, and whether it found one. */
  let isPrepared = false;
  let exists = false;

  const forgetHere = () => {
    const { declinedAt, never, topics } = recall();
    remember({ declinedAt, never, ...(topics && { topics }) });
  };

  /** @param isYes consented just now @returns the obstacle, if any */
  async function join(
    accountCode: string,
    isYes = false,
  ): Promise<PushTrouble | 'denied' | undefined> {
    // Stored first, because the sender may register the subscription and the response get lost.
    const owner = await ownerMark(accountCode);
    if (!(await isOwner(recall().owner, accountCode))) forgetHere();
    remember({ ...recall(), owner, ...(isYes && { isUntold: true }) });
    const joined = await channel.join(accountCode);
    isUncertain = !joined.ok && joined.error === 'unknown';
    if (session.profile?.accountCode !== accountCode) {
      // The player logged out meanwhile, perhaps in another tab, and the sender may carry this out after the removal.
      await channel.drop();
      return 'refused';
    }
    if (!joined.ok) return joined.error;
    const device = joined.value;
    remember({ ...recall(), declinedAt: 0, never: false, device, owner });
    push.state = { kind: 'on', deviceId: device };
    void list(accountCode, device);
    await tellYes(accountCode);
    return undefined;
  }

  /** Sent once per consent, even if the response is lost: the player may have closed the channel since. */
  async function tellYes(accountCode: string): Promise<void> {
    if (!recall().isUntold) return;
    await changePreferences(app, accountCode, (now) => {
      const { isUntold: _, ...rest } = recall();
      remember(rest);
      return allowPush(now);
    });
  }

  /** Reads the operator's list of devices again: the list shown, or a read in progress, may be outdated. */
  async function list(accountCode: string, device: string): Promise<void> {
    const query = pushDevicesQuery(accountCode);
    if (!queries.asked.has(query.key)) return;
    for (let tries = 0; tries < 2; tries++) {
      if (queries.peek(query)?.some(({ id }) => id === device)) return;
      await queries.refresh(query);
    }
  }

  async function resync(): Promise<void> {
    const { profile } = session;
    if (!profile) return;
    const { accountCode } = profile;
    const { device, owner, never, declinedAt } = recall();
    const mine = await isOwner(owner, accountCode);
    const hasDeclined = device === undefined && (never || declinedAt > 0);
    const standing = standingOf(browser.facts());
    if (standing !== 'granted') {
      // The browser dropped the subscription with the permission; tell the sender now (F44).
      if (mine && device && (await channel.leave(accountCode, device)).ok) forgetHere();
      push.state = standing === 'undecided' ? { kind: 'off' } : { kind: standing };
    } else if (profile.accountStatus === 'active' && mine && !hasDeclined) {
      const trouble = await join(accountCode);
      if (trouble) push.state = device ? { kind: 'on', deviceId: device } : { kind: 'off' };
    } else {
      // The subscription belongs to the player who consented on this device, not to another one.
      if (owner && !mine) {
        await channel.drop();
        forgetHere();
      }
      push.state = { kind: 'off' };
    }
    if (profile.accountStatus !== 'active') push.state = { kind: 'closed' };
  }

  async function prepare(): Promise<void> {
    isPrepared = true;
    if (push.state.kind !== 'off' || exists) return;
    // Asked again next time if there is none: a proxy answers 404, too, while the operator restarts.
    exists = (await channel.exists?.()) ?? true;
    if (!exists && push.state.kind === 'off') push.state = { kind: 'absent' };
  }

  async function register(asked: ReturnType<PushBrowser['ask']>): Promise<void> {
    const { profile } = session;
    if (!profile) return;
    push.state = { kind: 'asking' };
    const answer = await asked;
    if (answer === 'denied' || answer === 'private') push.state = { kind: answer };
    else if (answer === 'default') {
      // Closed without a choice counts as "not now".
      remember({ ...recall(), declinedAt: parts.now() });
      push.state = { kind: 'off' };
    } else {
      const trouble = await join(profile.accountCode, true);
      if (trouble === 'denied') push.state = { kind: 'denied' };
      else if (trouble) push.state = { kind: 'failed', trouble };
    }
  }

  async function unsubscribe(): Promise<void> {
    const { profile } = session;
    const { device } = recall();
    if (profile && device) {
      const left = await channel.leave(profile.accountCode, device);
      if (!left.ok) {
        push.state = { kind: 'failed', trouble: left.error, isLeaving: true };
        return;
      }
      const query = pushDevicesQuery(profile.accountCode);
      if (queries.asked.has(query.key)) void queries.refreshAgain(query);
    }
    await channel.drop();
    forgetHere();
    push.state = { kind: 'off' };
  }

  return {
    resync: () =>
      inTurn(async () => {
        await resync();
        if (isPrepared) await prepare();
      }),
    prepare: () => inTurn(prepare),
    unsubscribe: () => inTurn(unsubscribe),

    async subscribe() {
      if (session.profile?.accountStatus !== 'active' || isAnswered(push.state)) return;
      const standing = standingOf(browser.facts());
      if (standing === 'unsupported' || standing === 'ios-not-installed') {
        push.state = { kind: standing };
        return;
      }
      const asked = browser.ask();
      await inTurn(() => register(asked));
    },

    async detach(api, accountCode) {
      const { device } = recall();
      // At once, while the token is valid.
      const leaving =
        device === undefined
          ? undefined
          : Promise.race([channel.leave(accountCode, device, api), after(PATIENCE_MS)]);
      // A consent may be in progress, and the check at the next log-in must find this done.
      await inTurn(async () => {
        const left = await leaving;
        // The owner's mark is kept, so that the player need not consent again after the next log-in.
        const { device: _, ...rest } = recall();
        // The sender may still know the device.
        if ((!left?.ok || isUncertain) && rest.owner !== undefined) await channel.drop();
        remember(rest);
      });
    },
  };
}

/** Nothing to ask: the browser is asking, or there is no sender. */
const isAnswered = ({ kind }: PushState) => kind === 'asking' || kind === 'absent';

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
