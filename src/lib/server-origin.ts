import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Origin of a listening server on this machine. @param host address that it listens on, IPv6 without brackets */
export function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
