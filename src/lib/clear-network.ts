import { isIPv6 } from 'node:net';
import { isLoopbackUrl } from './loopback.ts';
import type { Variables } from './variables.ts';

/** node-postgres reads PGHOST from the environment. */
type Environment = Variables & { readonly PGHOST?: string | undefined };

/**
 * The reason to refuse a connection that would leave this machine unencrypted: neither TLS nor an encrypted network.
 * The line contains no path and no password.
 * @param name of the setting
 */
export function clearNetworkFault(
  name: string,
  address: string,
  environment: Environment,
): string | undefined {
  if (environment.INTERNAL_NETWORK === 'encrypted' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isDatabase = /^postgres(ql)?:$/.test(url.protocol);
  const host = isDatabase ? databaseHost(url, environment) : url.host;
  const isLocal = isDatabase ? isLocalDatabase(host) : isLoopbackUrl(address);
  const isEncrypted = isDatabase ? checksCertificate(url) : url.protocol === 'https:';
  if (isLocal || isEncrypted) return undefined;
  const expected = isDatabase ? 'sslmode=verify-full' : 'https';
  return `${name}: found ${url.protocol}//${host}; expected ${expected}, or INTERNAL_NETWORK=encrypted where the network encrypts by itself`;
}

/** Query parameters as node-postgres reads them: the last one of a name counts. */
const queryOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

/** The host that node-postgres connects to, from the query, the URL or the environment, in this order. */
const databaseHost = (url: URL, { PGHOST }: Environment): string =>
  queryOf(url)['host'] || url.hostname || PGHOST || 'localhost';

/** A path is a Unix socket. */
const isLocalDatabase = (host: string): boolean =>
  /^(\/|%2f)/i.test(host) || isLoopbackUrl(`http://${isIPv6(host) ? `[${host}]` : host}`);

/** `uselibpqcompat` gives `require` the meaning that it has in libpq: TLS with any certificate. */
function checksCertificate(url: URL): boolean {
  const { sslmode, uselibpqcompat } = queryOf(url);
  if (sslmode === 'require') return uselibpqcompat !== 'true';
  return sslmode === 'verify-ca' || sslmode === 'verify-full';
}
