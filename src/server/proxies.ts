import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word about visitors counts: addresses, and how many proxies stand in a row at most. */
export interface TrustedProxies {
  addresses: BlockList;
  hops: number;
}

/** Who asks, as the visitor's browser sees it: through trusted proxies, or straight. */
export interface Client {
  address: string;
  scheme: 'http' | 'https';
  host: string;
}

/**
 * @param given addresses and ranges, separated by commas: `10.0.0.0/8, fd00::/8`
 * @throws Error with one clear line for what is no address, and for a range that would trust everybody
 */
export function readProxies(given = '', hops = '1'): TrustedProxies {
  if (!/^[1-9]$/.test(hops)) throw new Error(`TRUSTED_HOPS: found ${hops}; expected 1 to 9`);
  const addresses = new BlockList();
  for (const entry of given.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const bits = prefix === undefined ? longest : Number(prefix);
    const isRange = /^\d{1,3}$/.test(prefix ?? '32') && bits >= 1 && bits <= longest;
    if (family === 0 || !isRange || rest.length > 0)
      throw new Error(
        `TRUSTED_PROXIES: found ${entry}; expected addresses or ranges such as 10.0.0.0/8, fd00::/8`,
      );
    addresses.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  }
  return { addresses, hops: Number(hops) };
}

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host` as far as trusted proxies wrote them: from the right, one entry for each
 * proxy. What stands further left is the visitor's own word.
 */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): Client {
  let address = plainAddress(socket.remoteAddress ?? '');
  const straight = { address, scheme: 'http', host: headers.host ?? '' } as const;
  if (!isTrusted(address, proxies)) return straight;
  const before = entriesOf(headers['x-forwarded-for']);
  let hops = 0;
  while (hops < proxies.hops && isTrusted(address, proxies)) {
    const next = plainAddress(before.at(-hops - 1) ?? '');
    if (isIP(next) === 0) break;
    address = next;
    hops++;
  }
  // Of a header that only the outermost proxy sets there is one entry.
  const told = (name: 'x-forwarded-proto' | 'x-forwarded-host') => {
    const entries = entriesOf(headers[name]);
    return entries.at(-Math.min(Math.max(hops, 1), entries.length));
  };
  return {
    address,
    scheme: told('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: told('x-forwarded-host') ?? straight.host,
  };
}

function isTrusted(address: string, { addresses }: TrustedProxies): boolean {
  const family = isIP(address);
  return family !== 0 && addresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const entriesOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Without a port, and an IPv4 address as such: a socket of both families writes `::ffff:192.0.2.1`. */
const plainAddress = (given: string): string =>
  given
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
