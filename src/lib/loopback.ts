import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Calls to these stay on this machine, while a listener at one is open to others. */
const unspecified = new BlockList();
unspecified.addSubnet('0.0.0.0', 8, 'ipv4');
unspecified.addAddress('::', 'ipv6');

/** Whether only this machine reaches a host name or address, in any spelling: `0:0:0:0:0:0:0:1`, `::ffff:127.0.0.1`. */
export function isLoopback(host: string): boolean {
  return isLocal(hostOf(`http://${isIPv6(host) ? `[${host}]` : host}`), loopback);
}

/** Whether an address is this machine, in any spelling that browsers accept: `127.1`, `2130706433`, `[::1]`. */
export function isLoopbackUrl(address: string): boolean {
  return isLocal(hostOf(address), loopback, unspecified);
}

function isLocal(host: string, ...lists: readonly BlockList[]): boolean {
  if (/(?:^|\.)localhost$/.test(host)) return true;
  return lists.some((list) => list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4'));
}

/** The host of a URL in its shortest spelling, without brackets; empty if it is none. */
const hostOf = (url: string): string =>
  (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$|\.$/g, '');
