import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import {
  forgetPushDevice,
  keepPushDevice,
  type NewPushDevice,
  pushDevicesQuery,
  readPushKey,
} from '../../../operator/push-devices.ts';
import type { AppState } from '../../state/context.ts';
import { isAnswerLost, readBackLost } from '../../state/open-writes/read-back-lost.ts';
import type { PushTrouble } from '../../state/push.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushChannel } from './push-service.ts';

interface WebPushParts {
  app: Pick<AppState, 'player' | 'locale'>;
  browser: Pick<PushBrowser, 'subscribe' | 'unsubscribe'>;
  /** Label of this device in the operator's list, and its time zone. */
  device: () => Pick<NewPushDevice, 'label' | 'timeZone'>;
}

/** Our own Web Push: the operator stores the browser's subscription and sends to it (PWA-5). */
export function createWebPush({ app, browser, device }: WebPushParts): PushChannel {
  const { api, asVisitor } = app.player;
  return {
    async exists() {
      const key = await readPushKey(asVisitor);
      return key.ok || key.error.status !== 404;
    },
    async join(accountCode) {
      const key = await readPushKey(asVisitor);
      if (!key.ok) return failure(troubleOf(key.error));
      const address = await browser.subscribe(key.value);
      if (!address.ok) return address;
      const request: NewPushDevice = { ...address.value, ...device(), language: app.locale };
      const kept = await keepPushDevice(api, accountCode, request);
      return kept.ok ? kept : failure(fateOf(kept.error));
    },
    async leave(accountCode, id, leavingApi = api) {
      const forgotten = await forgetPushDevice(leavingApi, accountCode, id);
      if (forgotten.ok || forgotten.error.status === 404) return success(undefined);
      const { error } = forgotten;
      const found = await readBackLost(app.player, error, pushDevicesQuery(accountCode), (now) =>
        now.every((device) => device.id !== id),
      );
      return found.ok ? found : failure(fateOf(error));
    },
    drop: browser.unsubscribe,
  };
}

/** Error of a write: without a response, the operator may have carried it out. */
const fateOf = (error: HttpError): PushTrouble =>
  isAnswerLost(error) ? 'unknown' : troubleOf(error);

function troubleOf({ kind, status, problem }: HttpError): PushTrouble {
  if (kind === 'network') return 'offline';
  if (kind === 'timeout') return 'timeout';
  return status === 409 && problem?.code === 'push_limit' ? 'limit' : 'refused';
}
