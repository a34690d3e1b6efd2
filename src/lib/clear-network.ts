import { isLoopbackUrl } from './loopback.ts';
import type { Variables } from './variables.ts';

/** Modes in which node-postgres checks the server's certificate. */
const CHECKED = ['require', 'verify-ca', 'verify-full'];

/**
 * Why a connection may not be made: it would leave this machine without TLS, and the network does not encrypt either.
 * The line holds no path and no password.
 * @param name of the setting
 */
export function clearNetworkFault(
  name: string,
  address: string,
  { INTERNAL_NETWORK: network }: Variables,
): string | undefined {
  if (network === 'encrypted' || !URL.canParse(address)) return undefined;
  const { protocol, host, searchParams } = new URL(address);
  const isDatabase = /^postgres(ql)?:$/.test(protocol);
  // node-postgres prefers the host of the query; a path is a local socket.
  const asked = isDatabase ? searchParams.get('host') : null;
  const isLocal =
    asked === null
      ? isLoopbackUrl(address)
      : asked.startsWith('/') || isLoopbackUrl(`http://${asked}`);
  const isEncrypted = isDatabase
    ? CHECKED.includes(searchParams.get('sslmode') ?? '')
    : protocol === 'https:';
  if (isLocal || isEncrypted) return undefined;
  const expected = isDatabase ? 'sslmode=verify-full' : 'https';
  return `${name}: found ${protocol}//${asked ?? host}; expected ${expected}, or INTERNAL_NETWORK=encrypted where the network encrypts by itself`;
}
