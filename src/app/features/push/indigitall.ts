import { subscribeKey } from 'valtio/vanilla/utils';
import type { PublicConfig } from '../../../config/public-config.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { createTurns } from '../../../lib/turns.ts';
import { preferencesQuery, TOPICS } from '../../../operator/preferences.ts';
import type { AppState } from '../../state/context.ts';
import type { PushTrouble } from '../../state/push.ts';
import { WORKER_PATH } from '../../trusted-types/party-script.ts';
import { type IndigitallDevice, type IndigitallSdk, loadIndigitall } from './indigitall-sdk.ts';
import { recallPush, rememberPush } from './push-memory.ts';
import type { PushChannel } from './push-service.ts';

type Service = NonNullable<PublicConfig['providers']['inDigital']>;

/** Timeout in ms, the same as for a browser's push service. */
const ANSWER_BY_MS = 10_000;

/** Lets the indigitall service send instead of our operator (CFG-2): its SDK holds the subscription and the topics. */
export function createIndigitall(
  { config, stores, player }: Pick<AppState, 'config' | 'stores' | 'player'>,
  { appKey, scriptUrl, deviceApiUrl }: Service,
): PushChannel {
  let starting: Promise<IndigitallSdk> | undefined;
  let stopFollowing = () => {};
  const inTurn = createTurns();

  function sdk(): Promise<IndigitallSdk> {
    // Starting would ask for the browser's permission, which is up to the player (F44).
    if (Notification.permission !== 'granted') return Promise.reject(new Error('No permission'));
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function start(): Promise<IndigitallSdk> {
    const loaded = await loadIndigitall(config, scriptUrl);
    await answered<IndigitallDevice>((done, failed) =>
      loaded.init({
        appKey,
        workerPath: WORKER_PATH,
        urlDeviceApi: deviceApiUrl,
        requestLocation: false,
        onInitialized: (_, device) => done(device),
        onError: failed,
      }),
    );
    return loaded;
  }

  const sendTopics = (accountCode: string): Promise<void> =>
    inTurn(async () => {
      const known = player.queries.peek(preferencesQuery(accountCode));
      if (!known) return;
      const wanted = known.channels.push
        ? [...known.topics, ...(known.promotions ?? []).map((slug) => `promotion:${slug}`)]
        : [];
      await haveOnly(wanted, await sdk());
    });

  /** Sends changes of the player's preferences to the service. */
  function followTopics(accountCode: string): void {
    stopFollowing();
    const { key } = preferencesQuery(accountCode);
    stopFollowing = subscribeKey(stores.playerAnswers.entries, key, () => {
      sendTopics(accountCode).catch((error: unknown) =>
        console.warn('The push service did not take the topics', error),
      );
    });
  }

  const disable = (): Promise<void> => {
    stopFollowing();
    return inTurn(async () => {
      const api = await sdk();
      await answered((done, failed) => api.deviceDisable(done, failed));
      await answered((done, failed) => api.logout(done, failed));
      // A device keeps its topics, so the next player would inherit them.
      await haveOnly([], api);
    });
  };

  return {
    join: (accountCode) =>
      attempt(async () => {
        const api = await sdk();
        await answered<IndigitallDevice>((done, failed) => api.deviceEnable(done, failed));
        const device = await answered<IndigitallDevice>((done, failed) =>
          api.logIn(accountCode, done, failed),
        );
        followTopics(accountCode);
        void player.queries.want(preferencesQuery(accountCode));
        await sendTopics(accountCode);
        return device.deviceId ?? '';
      }),
    leave: () => attempt(async () => void (await disable())),
    // Without the service's script there is nothing to disable.
    drop: async () => void (await attempt(disable)),
  };
}

/** Subscribes this device to these topics and no others. */
async function haveOnly(wanted: readonly string[], api: IndigitallSdk): Promise<void> {
  const had = [...new Set([...TOPICS, ...(recallPush().topics ?? [])])];
  const others = had.filter((topic) => !wanted.includes(topic));
  // Stored first, because the service may act even if its response is lost.
  rememberPush({ ...recallPush(), topics: [...new Set([...had, ...wanted])] });
  await answered((done, failed) => api.topicsUnsubscribe(others, done, failed));
  await answered((done, failed) => api.topicsSubscribe(wanted, done, failed));
  rememberPush({ ...recallPush(), topics: wanted });
}

/** Wraps a two-callback call of the SDK in a promise with a timeout. */
function answered<T = unknown>(
  call: (done: (value: T) => void, failed: (error: unknown) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new DOMException('The push service does not answer', 'TimeoutError');
    const timer = setTimeout(() => reject(late), ANSWER_BY_MS);
    const end = () => clearTimeout(timer);
    call(
      (value) => {
        end();
        resolve(value);
      },
      (error) => {
        end();
        reject(error);
      },
    );
  });
}

async function attempt<T>(act: () => Promise<T>): Promise<Result<T, PushTrouble>> {
  try {
    return success(await act());
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return failure(isLate ? 'timeout' : navigator.onLine ? 'refused' : 'offline');
  }
}
