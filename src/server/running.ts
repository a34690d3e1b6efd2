import type { Server } from 'node:http';
import { drainServer } from '../lib/drain-server.ts';
import { onStopSignal } from '../lib/stop-signal.ts';

/** Error codes for an address that this machine does not have. */
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

/**
 * Handles SIGTERM and SIGINT: stops accepting, finishes requests in progress, then exits.
 * @param begin called at once
 * @param close called after the last request
 */
export function closeOnSignal(
  server: Server,
  begin: () => void,
  close: () => void | Promise<void>,
): void {
  const stop = async () => {
    begin();
    await drainServer(server);
    await close();
    process.exit(0);
  };
  onStopSignal(stop);
}
