/** A device as the service knows it. */
export interface IndigitallDevice {
  deviceId?: string;
}
type Done<T> = (value: T) => void;
type Failed = (error: unknown) => void;

/** The part of the service's web SDK (version 4) that is used here: documentation.indigitall.com, "Web SDK". */
export interface IndigitallSdk {
  /** Registers the worker and the device. It puts the browser's question itself, unless that is answered. */
  init(options: {
    appKey: string;
    workerPath: string;
    urlDeviceApi: string;
    requestLocation: boolean;
    onInitialized: (permissions: unknown, device: IndigitallDevice) => void;
    onError: Failed;
  }): void;
  deviceEnable(done: Done<IndigitallDevice>, failed: Failed): void;
  deviceDisable(done: Done<IndigitallDevice>, failed: Failed): void;
  /** @param id whose device it is from now on; the SDK hashes it before it leaves */
  logIn(id: string, done: Done<IndigitallDevice>, failed: Failed): void;
  logout(done: Done<IndigitallDevice>, failed: Failed): void;
  topicsSubscribe(codes: readonly string[], done: Done<unknown>, failed: Failed): void;
  topicsUnsubscribe(codes: readonly string[], done: Done<unknown>, failed: Failed): void;
}

/** What the type library does not have yet of Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Our own worker, which imports the service's (docs/decisions/0017-push-in-the-worker.md). */
export const WORKER_PATH = '/sw.js';

/** Loads the service's script. @throws when it does not come or is something else */
export async function loadIndigitall(scriptUrl: string): Promise<IndigitallSdk> {
  const scope = globalThis as { indigitall?: IndigitallSdk };
  if (scope.indigitall) return scope.indigitall;
  allowScripts(scriptUrl);
  const script = document.createElement('script');
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${scriptUrl} did not load`));
  });
  script.src = scriptUrl;
  document.head.append(script);
  await loaded;
  if (!scope.indigitall) throw new Error(`${scriptUrl} brought no SDK`);
  return scope.indigitall;
}

/**
 * The SDK names its worker to the browser as a string, which Trusted Types refuse. This policy stands in for it,
 * and lets two addresses through: the script itself and our own worker.
 */
function allowScripts(scriptUrl: string): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: TrustedTypes & { defaultPolicy: unknown };
  };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url !== scriptUrl && url !== WORKER_PATH)
        throw new TypeError(`Not a script of ours: ${url}`);
      return url;
    },
  });
}
