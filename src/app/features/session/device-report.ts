import { v4 as uuid } from 'uuid';
import { reportDevice } from '../../../operator/fraud.ts';
import { lookAtDevice, seenDevice } from './device-check/look-at-device.ts';
import type { SessionParts } from './session-parts.ts';

/**
 * Reports the device that logs in or registers to the fraud proxy: before the log-in with the site's key and the data
 * known so far, after it with the token and the full data, at most 2 s later (REQ-4, REQ-5). Nothing waits for it, and
 * its response changes nothing: a 401 of the proxy does not end the session.
 * @param token of the player, if any
 * @returns a no-op where the configuration names no proxy, or no key while there is no token
 */
export function createDeviceReport(
  { config, createApi }: Pick<SessionParts, 'config' | 'createApi'>,
  token: () => string | undefined,
): () => void {
  if (config.endpoints.fraudProxy === undefined) return () => undefined;
  const api = createApi(token);
  // One id per tab, which links reports before and after the log-in.
  const visitorId = uuid();
  const send = (blackbox: string | undefined) =>
    void reportDevice(api, { visitorId, ...(blackbox !== undefined && { blackbox }) });
  return () => {
    if (token() !== undefined) void lookAtDevice(config).then(send);
    else if (config.fraudforceproxyApiKey !== undefined) send(seenDevice());
  };
}
