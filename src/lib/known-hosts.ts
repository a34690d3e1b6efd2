import { isIP } from 'node:net';
import type { Mode } from './mode.ts';

/** A host name or address with an optional port. */
const HOST = /^(?:([a-z\d._-]{1,253})|\[([a-f\d:.]+)\])(?::\d{1,5})?$/i;

interface HostSettings {
  readonly mode: Mode;
  /** Address that the server listens on. */
  readonly host: string;
  readonly allowedHosts: readonly string[];
  readonly framesOrigin?: string | undefined;
}

/**
 * Checks the `Host` header: that of `siteUrl` and `ALLOWED_HOSTS`. A trial also accepts names of this machine and IP
 * addresses, which DNS rebinding cannot use. Ports are not checked.
 */
export function createIsKnownHost(
  { siteUrl }: { readonly siteUrl?: string | undefined },
  { mode, host, allowedHosts, framesOrigin }: HostSettings,
): (host: string) => boolean {
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

/** A name with a port, a scheme, a wildcard or another script would never match a `Host` header. */
export function readHosts(given = ''): string[] {
  const hosts = given.split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !NAME.test(host));
  if (wrong === undefined) return hosts;
  const name = URL.parse(`http://${wrong.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')}`)?.hostname ?? '';
  throw new Error(
    `ALLOWED_HOSTS: found ${wrong}; expected ${NAME.test(name) ? `"${name}"` : 'host names without a port, such as marquee'}`,
  );
}

const NAME = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/i;
