import type { PublicConfig } from '../../../../config/public-config.ts';

/** What the fraud proxy's script leaves in the page (the contract's `readDeviceScript`). */
interface Scope {
  IGLOO?: { getBlackbox?(): { blackbox?: unknown; finished?: unknown } };
}

/** The script has so long in all, in ms; after that the device stays unseen. */
const LIMIT_MS = 2000;
const LOOK_AGAIN_MS = 50;

let looking: Promise<string | undefined> | undefined;
let seen: string | undefined;

/** What has been seen of this device so far. */
export const seenDevice = (): string | undefined => seen;

/**
 * Has the fraud proxy's script look at this device, once; where nothing came of it, at the next time again. It is asked
 * for around a login or a registration only, and nothing waits for it longer than 2 s (F42).
 * @returns the blackbox, or undefined when there is no proxy, or no blackbox in time
 */
export function lookAtDevice(config: PublicConfig): Promise<string | undefined> {
  looking ??= look(config)
    .catch((error: unknown) => console.warn('The device was not looked at', error))
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

/** As the contract has it. */
const asBlackbox = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w+/=;.-]{1,16384}$/.test(given) ? given : undefined;
