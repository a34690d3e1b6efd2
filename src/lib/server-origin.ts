import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Origin of a listening server on this machine. @param host address that it listens on, IPv6 without brackets */
export function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * The same origin for a browser on this machine, which finds both loopback addresses as `localhost`. A Content Security
 * Policy cannot name an IPv6 address, so a site opened at one could not show the embedded operator's frames.
 */
export const namedOrigin = (origin: string): string =>
  origin.replace(/\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost');
