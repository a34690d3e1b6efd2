import type { HttpError } from '../../http/http-error.ts';
import type { NewPushDevice } from '../../operator/contract/types.ts';
import {
  forgetPushDevice,
  keepPushDevice,
  pushDevicesQuery,
  readPushKey,
} from '../../operator/push-devices.ts';
import type { AppState } from '../../state/context.ts';
import type { PushTrouble } from '../../state/push.ts';
import { allowPush, changePreferences } from './change-preferences.ts';
import type { PushBrowser } from './push-browser.ts';
import { isOwner, ownerMark, type PushMemory } from './push-memory.ts';
import type { PushService } from './push-service.ts';
import { standingOf } from './push-standing.ts';

export interface WebPushParts {
  app: Pick<AppState, 'stores' | 'player' | 'locale'>;
  browser: PushBrowser;
  /** What this browser remembers, between visits. */
  recall: () => PushMemory;
  remember: (memory: PushMemory) => void;
  /** What the operator's list calls this device, and the zone of its clock. */
  device: () => Pick<NewPushDevice, 'label' | 'timeZone'>;
  now: () => number;
}

/** Our own Web Push: the browser's address is kept by the operator, who sends there (PWA-5). */
export function createWebPush(parts: WebPushParts): PushService {
  const { app, browser, recall, remember } = parts;
  const { session, push } = app.stores;
  const { api, asVisitor, queries } = app.player;
  let running: Promise<void> = Promise.resolve();

  /** One thing at a time: a start, a sign-in and a tap may come together. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    running = running.then(act, act);
    return running;
  }

  const forgetHere = () => {
    const { device: _, owner: __, ...rest } = recall();
    remember(rest);
  };

  /** The operator keeps this device for the player who is signed in. @returns what was in the way */
  async function keep(accountCode: string): Promise<PushTrouble | 'denied' | undefined> {
    const key = await readPushKey(asVisitor);
    if (!key.ok) return troubleOf(key.error);
    const address = await browser.subscribe(key.value);
    if (!address.ok) return address.error;
    const request: NewPushDevice = { ...address.value, ...parts.device(), language: app.locale };
    const kept = await keepPushDevice(api, accountCode, request);
    if (!kept.ok) return troubleOf(kept.error);
    if (session.profile?.accountCode !== accountCode) return 'refused';
    remember({
      ...{ declinedAt: 0, never: false },
      ...{ device: kept.value, owner: await ownerMark(accountCode) },
    });
    push.state = { kind: 'on', deviceId: kept.value };
    void list(accountCode, kept.value);
    return undefined;
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
    const { device, owner } = recall();
    const mine = await isOwner(owner, accountCode);
    const standing = standingOf(browser.facts());
    if (standing !== 'granted') {
      // The browser has dropped the address with the permission; the operator learns it now (F44).
      if (mine && device && (await forgetPushDevice(api, accountCode, device)).ok) forgetHere();
      push.state = standing === 'undecided' ? { kind: 'off' } : { kind: standing };
    } else if (profile.accountStatus === 'active' && mine) {
      const trouble = await keep(accountCode);
      if (trouble) push.state = device ? { kind: 'on', deviceId: device } : { kind: 'off' };
    } else {
      // Whose messages come here said so on this device: another player's do not.
      if (owner && !mine) {
        await browser.unsubscribe();
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
      const trouble = await keep(profile.accountCode);
      if (trouble === 'denied') push.state = { kind: 'denied' };
      else if (trouble) push.state = { kind: 'failed', trouble };
      else await changePreferences(app, profile.accountCode, allowPush);
    }
  }

  return {
    resync: () => inTurn(resync),

    subscribe() {
      const { profile } = session;
      if (profile?.accountStatus !== 'active' || push.state.kind === 'asking')
        return Promise.resolve();
      const standing = standingOf(browser.facts());
      if (standing === 'unsupported' || standing === 'ios-not-installed') {
        push.state = { kind: standing };
        return Promise.resolve();
      }
      const asked = browser.ask();
      return inTurn(() => register(asked));
    },

    unsubscribe: () =>
      inTurn(async () => {
        const { profile } = session;
        const { device } = recall();
        if (profile && device) {
          const forgotten = await forgetPushDevice(api, profile.accountCode, device);
          if (!forgotten.ok && forgotten.error.status !== 404) {
            push.state = { kind: 'failed', trouble: troubleOf(forgotten.error) };
            return;
          }
          void queries.refresh(pushDevicesQuery(profile.accountCode));
        }
        await browser.unsubscribe();
        forgetHere();
        push.state = { kind: 'off' };
      }),

    async detach(leavingApi, accountCode) {
      const { device, ...rest } = recall();
      if (device === undefined) return;
      const forgotten = await forgetPushDevice(leavingApi, accountCode, device);
      // The mark of who said yes stays: back in, they need not say it again.
      if (forgotten.ok) remember(rest);
    },
  };
}

function troubleOf({ kind, status, problem }: HttpError): PushTrouble {
  if (kind === 'network') return 'offline';
  if (kind === 'timeout') return 'timeout';
  return status === 409 && problem?.code === 'push_limit' ? 'limit' : 'refused';
}
