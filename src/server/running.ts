import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Codes of an address that is not this machine's. */
const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Starts listening. @throws Error in one line if the address or the port is not available */
export function listen(
  server: Server,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = error.message } = error;
      if (NOT_OURS.includes(code))
        return reject(new Error(`HOST: found ${host}; expected an address of this machine`));
      const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
      reject(new Error(`Port ${port} on ${host} ${why}; set ${variable} to another one.`));
    });
    server.listen(port, host, () => resolve());
  });
}

/** Origin of a listening server on this machine. */
export function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Grace period in ms before open connections are cut: a shutdown takes under five seconds. */
const DRAIN_MS = 4000;

/**
 * On SIGTERM or SIGINT: stops accepting, finishes requests in progress, then exits.
 * @param begin called at once
 * @param close called after the last request
 */
export function closeOnSignal(
  server: Server,
  begin: () => void,
  close: () => void | Promise<void>,
): void {
  const stop = () => {
    begin();
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    setTimeout(() => {
      clearInterval(sweep);
      server.closeAllConnections();
    }, DRAIN_MS);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
