import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Origin of a listening server on this machine. @param host address that it listens on, IPv6 without brackets */
export function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Host names of URLs, to which browsers shorten every spelling: 7f00:1 is 127.0.0.1. */
const NAMED = ['127.0.0.1', '[::1]', '[::ffff:7f00:1]'];

/**
 * The same origin for a browser on this machine, which finds the loopback addresses as `localhost`. A Content Security
 * Policy cannot name an IPv6 address, so a site opened at one could not show the embedded operator's frames.
 */
export function namedOrigin(origin: string): string {
  const url = URL.parse(origin);
  if (url === null || !NAMED.includes(url.hostname)) return origin;
  url.hostname = 'localhost';
  return url.origin;
}
