import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are not public (IANA special-purpose registries). */
const PRIVATE: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [address, prefix, family] of PRIVATE) blocked.addSubnet(address, prefix, family);

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Resolves all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly Address[]>;
export const resolveByDns: Resolve = (host) => lookup(host, { all: true });

export class PrivateAddressError extends Error {}

/**
 * A DNS lookup for connections to public addresses only. Refuses a name if any of its addresses is not public, and
 * connects to the checked address. Node does not call it for hosts that are IP addresses.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || addresses.some(({ address }) => isPrivate(address)))
          done(new PrivateAddressError(`${host} is a private address`), '', 4);
        else if (all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 4),
    );
  };
}

const isPrivate = (address: string) => blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
