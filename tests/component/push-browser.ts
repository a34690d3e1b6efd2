import { vi } from 'vitest';

interface PushBrowserPlan {
  /** The visitor's choice in the permission prompt. */
  answer?: NotificationPermission;
  /** Whether the browser decides at once without a prompt, as in a private window. */
  answersByItself?: boolean;
  /** When silent, `subscribe` never settles. */
  service?: 'answers' | 'silent';
}

/** Longer than a browser that decides without a prompt takes (src/app/features/push/push-browser.ts), in ms. */
const ANSWER_AFTER_MS = 150;

const base64url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Fakes the browser's side of push, since no permission prompt or push service is available here. Restored by
 * `vi.restoreAllMocks` and `vi.unstubAllGlobals`.
 */
export async function planPushBrowser({
  answer = 'granted',
  answersByItself = false,
  service = 'answers',
}: PushBrowserPlan = {}) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const address = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    keys: {
      p256dh: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
      auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
    },
  };
  const browser = {
    permission: 'default' as NotificationPermission,
    questions: 0,
    /** Calls of `subscribe`. */
    subscribing: 0,
  };
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe(options: PushSubscriptionOptionsInit) {
      browser.subscribing++;
      if (service === 'silent') return new Promise(() => undefined);
      subscription = {
        endpoint: address.endpoint,
        options,
        toJSON: () => address,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager, active: null } as unknown as ServiceWorkerRegistration;
  const workers = navigator.serviceWorker;
  vi.spyOn(workers, 'ready', 'get').mockReturnValue(Promise.resolve(registration));
  vi.spyOn(workers, 'getRegistration').mockResolvedValue(registration);
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    async requestPermission() {
      browser.questions++;
      if (!answersByItself) await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
      browser.permission = answer;
      return answer;
    },
  });
  return browser;
}
