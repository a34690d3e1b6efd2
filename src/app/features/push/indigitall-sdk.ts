import type { PublicConfig } from '../../../config/public-config.ts';
import { loadPartyScript } from '../../trusted-types/party-script.ts';
/** A device in the service's terms. */
export interface IndigitallDevice {
  deviceId?: string;
}
type Done<T> = (value: T) => void;
type Failed = (error: unknown) => void;

/** The part of the service's web SDK (version 4) used here: documentation.indigitall.com, "Web SDK". */
export interface IndigitallSdk {
  /** Registers the service worker and the device. Asks for the browser's permission itself, unless it is decided. */
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
  /** @param id new owner of the device; the SDK hashes it before sending */
  logIn(id: string, done: Done<IndigitallDevice>, failed: Failed): void;
  logout(done: Done<IndigitallDevice>, failed: Failed): void;
  topicsSubscribe(codes: readonly string[], done: Done<unknown>, failed: Failed): void;
  topicsUnsubscribe(codes: readonly string[], done: Done<unknown>, failed: Failed): void;
}

/** Loads the service's script. @throws if it does not load or is not the SDK */
export async function loadIndigitall(
  config: PublicConfig,
  scriptUrl: string,
): Promise<IndigitallSdk> {
  const scope = globalThis as { indigitall?: IndigitallSdk };
  if (!scope.indigitall) await loadPartyScript(config, scriptUrl);
  if (!scope.indigitall) throw new Error(`${scriptUrl} did not define the SDK`);
  return scope.indigitall;
}
