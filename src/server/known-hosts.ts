import { isIP } from 'node:net';
import type { SiteConfig } from '../config/site-config.ts';
import type { Environment } from './environment.ts';

/** A host name or address with an optional port. */
const HOST = /^(?:([a-z\d._-]{1,253})|\[([a-f\d:.]+)\])(?::\d{1,5})?$/i;

/**
 * Checks the `Host` header: that of `siteUrl` and `ALLOWED_HOSTS`. A trial also accepts names of this machine and IP
 * addresses, which DNS rebinding cannot use. Ports are not checked.
 */
export function createIsKnownHost(
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  environment: Pick<Environment, 'mode' | 'host' | 'allowedHosts' | 'framesOrigin'>,
): (host: string) => boolean {
  const { mode, host, allowedHosts, framesOrigin } = environment;
  const nameOf = (origin: string) => new URL(origin).hostname;
  const names = new Set(allowedHosts.map((name) => name.toLowerCase()));
  if (siteUrl !== undefined) names.add(nameOf(siteUrl));
  if (mode === 'trial') for (const name of ['localhost', host.toLowerCase()]) names.add(name);
  if (framesOrigin !== undefined) names.add(nameOf(framesOrigin));
  return (given) => {
    const [, name, address] = HOST.exec(given) ?? [];
    if (address !== undefined)
      return mode === 'trial' ? isIP(address) === 6 : names.has(`[${address}]`);
    if (name === undefined) return false;
    return names.has(name.toLowerCase()) || (mode === 'trial' && isIP(name) === 4);
  };
}
