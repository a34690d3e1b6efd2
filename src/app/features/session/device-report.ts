import { v4 as uuid } from 'uuid';
import { reportDevice } from '../../../operator/fraud.ts';
import { lookAtDevice, seenDevice } from './device-check/look-at-device.ts';
import type { SessionParts } from './session-parts.ts';

/**
 * Tells the fraud proxy which device signs in or registers: before it by the site's key, with what has been seen of the
 * device by then; after it by the token, with all of it, 2 s later at the latest (REQ-4, REQ-5). Nobody waits for it, and
 * what it answers changes nothing: a 401 of the proxy ends no session.
 * @param token of the player, if there is one
 * @returns does nothing where the configuration names no proxy, or no key while there is no token
 */
export function createDeviceReport(
  { config, createApi }: Pick<SessionParts, 'config' | 'createApi'>,
  token: () => string | undefined,
): () => void {
  if (config.endpoints.fraudProxy === undefined) return () => undefined;
  const api = createApi(token);
  // The tab names the device, for as long as it is open: what came before a login is seen to be the same.
  const visitorId = uuid();
  const send = (blackbox: string | undefined) =>
    void reportDevice(api, { visitorId, ...(blackbox !== undefined && { blackbox }) });
  return () => {
    if (token() !== undefined) void lookAtDevice(config).then(send);
    else if (config.fraudforceproxyApiKey !== undefined) send(seenDevice());
  };
}
