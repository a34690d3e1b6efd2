import { createTurns } from '../../../lib/turns.ts';
import { pushDevicesQuery } from '../../../operator/push-devices.ts';
import type { AppState } from '../../state/context.ts';
import type { PushTrouble } from '../../state/push.ts';
import { allowPush, changePreferences } from './change-preferences.ts';
import type { PushBrowser } from './push-browser.ts';
import { isOwner, ownerMark, type PushMemory } from './push-memory.ts';
import type { PushChannel, PushService } from './push-service.ts';
import { standingOf } from './push-standing.ts';

export interface PushParts {
  app: Pick<AppState, 'stores' | 'player'>;
  browser: Pick<PushBrowser, 'facts' | 'ask'>;
  channel: PushChannel;
  /** What this browser remembers, between visits. */
  recall: () => PushMemory;
  remember: (memory: PushMemory) => void;
  now: () => number;
}

/** Push on this device, whoever sends: which state follows which (src/app/state/push.ts), for which player. */
export function createPush(parts: PushParts): PushService {
  const { app, browser, channel, recall, remember } = parts;
  const { session, push } = app.stores;
  const { queries } = app.player;
  /** A start, a sign-in and a tap may come together. */
  const inTurn = createTurns();

  const forgetHere = () => {
    const { declinedAt, never, topics } = recall();
    remember({ declinedAt, never, ...(topics && { topics }) });
  };

  /** @param isYes said just now @returns what was in the way */
  async function join(
    accountCode: string,
    isYes = false,
  ): Promise<PushTrouble | 'denied' | undefined> {
    // Noted first: the sender may take the address, and nobody hear that it did.
    const owner = await ownerMark(accountCode);
    if (!(await isOwner(recall().owner, accountCode))) forgetHere();
    remember({ ...recall(), owner, ...(isYes && { isUntold: true }) });
    const joined = await channel.join(accountCode);
    if (session.profile?.accountCode !== accountCode) {
      // They have left meanwhile: their messages do not come here, unless they have come here before.
      if (recall().device === undefined) await channel.drop();
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

  /** Sent once for each yes, even if the answer is lost: later the player may have closed the channel themselves. */
  async function tellYes(accountCode: string): Promise<void> {
    if (!recall().isUntold) return;
    await changePreferences(app, accountCode, (now) => {
      const { isUntold: _, ...rest } = recall();
      remember(rest);
      return allowPush(now);
    });
  }

  /** The list that is shown may have been read before, or be on its way from before. */
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
      // The browser has dropped the address with the permission; the sender learns it now (F44).
      if (mine && device && (await channel.leave(accountCode, device)).ok) forgetHere();
      push.state = standing === 'undecided' ? { kind: 'off' } : { kind: standing };
    } else if (profile.accountStatus === 'active' && mine && !hasDeclined) {
      const trouble = await join(accountCode);
      if (trouble) push.state = device ? { kind: 'on', deviceId: device } : { kind: 'off' };
    } else {
      // Whose messages come here said so on this device: another player's do not.
      if (owner && !mine) {
        await channel.drop();
        forgetHere();
      }
      push.state = { kind: 'off' };
    }
    if (profile.accountStatus !== 'active') push.state = { kind: 'closed' };
  }

  async function register(asked: ReturnType<PushBrowser['ask']>): Promise<void> {
    const { profile } = session;
    if (!profile) return;
    push.state = { kind: 'asking' };
    const answer = await asked;
    if (answer === 'denied' || answer === 'private') push.state = { kind: answer };
    else if (answer === 'default') {
      // Closed without an answer: "not now".
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
        push.state = { kind: 'failed', trouble: left.error };
        return;
      }
      const query = pushDevicesQuery(profile.accountCode);
      if (queries.asked.has(query.key)) void queries.refresh(query);
    }
    await channel.drop();
    forgetHere();
    push.state = { kind: 'off' };
  }

  return {
    resync: () => inTurn(resync),
    unsubscribe: () => inTurn(unsubscribe),

    async subscribe() {
      if (session.profile?.accountStatus !== 'active' || push.state.kind === 'asking') return;
      const standing = standingOf(browser.facts());
      if (standing === 'unsupported' || standing === 'ios-not-installed') {
        push.state = { kind: standing };
        return;
      }
      const asked = browser.ask();
      await inTurn(() => register(asked));
    },

    async detach(api, accountCode) {
      // A first yes may be on its way.
      if (recall().device === undefined) await inTurn(async () => undefined);
      const { device, owner } = recall();
      if (device === undefined) {
        if (await isOwner(owner, accountCode)) await channel.drop();
        return;
      }
      if (!(await channel.leave(accountCode, device, api)).ok) return;
      // The mark of who said yes stays: back in, they need not say it again.
      const { device: _, ...rest } = recall();
      remember(rest);
    },
  };
}
