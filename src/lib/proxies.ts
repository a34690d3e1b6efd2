import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { readAll } from './read-all.ts';

/** Trusted proxies: addresses, and the maximum number of hops. */
export interface TrustedProxies {
  addresses: BlockList;
  hops: number;
  /** Name of the header with the visitor's country. */
  countryHeader?: string | undefined;
}

/** The client as its browser sees itself, connected through trusted proxies or directly. */
export interface Client {
  address: string;
  scheme: 'http' | 'https';
  host: string;
  /** ISO 3166-1 alpha-2, if a trusted proxy sends it. */
  country?: string;
}

/** Codes that proxies send for an unknown country and for the Tor network. */
const NO_COUNTRY = new Set(['XX', 'T1']);

/**
 * @param given comma-separated addresses and ranges: `10.0.0.0/8, fd00::/8`
 * @throws Error with one line per variable: an invalid address, a range that trusts everybody, a setting without a
 * proxy
 */
export function readProxies(given = '', hops = '1', countryHeader?: string): TrustedProxies {
  const proxies = readAll({
    addresses: () => readAddresses(given),
    hops: () => readHops(hops),
    countryHeader: () => readHeaderName(countryHeader),
  });
  const idle = hops === '1' ? countryHeader && 'COUNTRY_HEADER' : 'TRUSTED_HOPS';
  if (idle && given.trim() === '')
    throw new Error(`${idle}: found without TRUSTED_PROXIES; it would have no effect`);
  return proxies;
}

function readHops(given: string): number {
  if (/^[1-9]$/.test(given)) return Number(given);
  throw new Error(`TRUSTED_HOPS: found ${given}; expected 1 to 9`);
}

function readHeaderName(given: string | undefined): string | undefined {
  if (given === undefined || /^[A-Za-z][\w-]*$/.test(given)) return given?.toLowerCase();
  throw new Error(
    `COUNTRY_HEADER: found ${given}; expected the name of a header such as CF-IPCountry`,
  );
}

function readAddresses(given: string): BlockList {
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
  return addresses;
}

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host` as far as trusted proxies wrote them: from the right, one entry per
 * proxy. Entries further left come from the visitor.
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
  // A header set only by the outermost proxy has a single entry.
  const told = (name: 'x-forwarded-proto' | 'x-forwarded-host') => {
    const entries = entriesOf(headers[name]);
    return entries.at(-Math.min(Math.max(hops, 1), entries.length));
  };
  const country = countryOf(headers, proxies);
  return {
    address,
    ...(country !== undefined && { country }),
    scheme: told('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: told('x-forwarded-host') ?? straight.host,
  };
}

function countryOf(
  headers: IncomingMessage['headers'],
  { countryHeader = '' }: TrustedProxies,
): string | undefined {
  const code = String(headers[countryHeader] ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? code : undefined;
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

/** Strips the port and the IPv6 prefix of mapped IPv4 addresses (`::ffff:192.0.2.1`). */
const plainAddress = (given: string): string =>
  given
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
