import type { Server } from 'node:http';

/** Starts listening. @throws Error in one line when the port cannot be had */
export function listen(
  server: Server,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'is in use'
          : `cannot be used (${error.code ?? error.message})`;
      reject(new Error(`Port ${port} on ${host} ${why}; set ${variable} to another one.`));
    });
    server.listen(port, host, () => resolve());
  });
}

/** After this long what is still open is cut, in ms: the whole shutdown stays under five seconds. */
const DRAIN_MS = 4000;

/**
 * On SIGTERM or SIGINT: takes nothing new, lets requests under way finish, then ends the process.
 * @param begin called at once, beside the requests
 * @param close called when they have ended
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
