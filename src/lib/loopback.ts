import { BlockList, isIPv6 } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('0.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');
own.addAddress('::', 'ipv6');

/** Whether an address is this machine, in any spelling that browsers accept: `127.1`, `2130706433`, `[::1]`. */
export function isLoopbackUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  if (/(?:^|\.)localhost$/.test(host)) return true;
  return own.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}
