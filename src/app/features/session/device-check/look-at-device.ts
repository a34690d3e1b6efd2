import type { PublicConfig } from '../../../../config/public-config.ts';

/** Global that the fraud proxy's script defines (the contract's `readDeviceScript`). */
interface Scope {
  IGLOO?: { getBlackbox?(): { blackbox?: unknown; finished?: unknown } };
}

/** Total timeout of the script in ms; after that the device remains unidentified. */
const LIMIT_MS = 2000;
const LOOK_AGAIN_MS = 50;

let looking: Promise<string | undefined> | undefined;
let seen: string | undefined;

/** The blackbox of this device so far. */
export const seenDevice = (): string | undefined => seen;

/** Adds what is known of the device so far, without waiting. */
export function withDevice<T extends object>(body: T): T & { blackbox?: string } {
  return seen === undefined ? body : { ...body, blackbox: seen };
}

/**
 * Runs the fraud proxy's script once, and again next time if it failed. Requested around a log-in or a registration
 * only, and never delays anything by more than 2 s (F42).
 * @returns the blackbox, or undefined without a proxy or in case of a timeout
 */
export function lookAtDevice(config: PublicConfig): Promise<string | undefined> {
  looking ??= look(config)
    .catch((error: unknown) => console.warn('The device was not identified', error))
    .then((blackbox) => {
      seen = blackbox ?? undefined;
      if (seen === undefined) looking = undefined;
      return seen;
    });
  return looking;
}

async function look(config: PublicConfig): Promise<string | undefined> {
  const { fraudProxy } = config.endpoints;
  if (fraudProxy === undefined || config.fraudforceproxyApiKey === undefined) return undefined;
  const until = performance.now() + LIMIT_MS;
  const { loadPartyScript } = await import('../../../trusted-types/party-script.ts');
  await loadPartyScript(config, `${fraudProxy}/script.js`, LIMIT_MS);
  for (;;) {
    const { blackbox, finished } = (globalThis as Scope).IGLOO?.getBlackbox?.() ?? {};
    if (finished === true || performance.now() > until) return asBlackbox(blackbox);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Format of the contract. */
const asBlackbox = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w+/=;.-]{1,16384}$/.test(given) ? given : undefined;
