import type { PublicConfig } from '../../../config/public-config.ts';
import { loadPartyScript } from '../../trusted-types/party-script.ts';
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

/** Loads the service's script. @throws when it does not come or is something else */
export async function loadIndigitall(
  config: PublicConfig,
  scriptUrl: string,
): Promise<IndigitallSdk> {
  const scope = globalThis as { indigitall?: IndigitallSdk };
  if (!scope.indigitall) await loadPartyScript(config, scriptUrl);
  if (!scope.indigitall) throw new Error(`${scriptUrl} brought no SDK`);
  return scope.indigitall;
}
