import type { Server } from 'node:http';

/** Grace period in ms before open connections are cut: a shutdown takes under five seconds. */
const DRAIN_MS = 4000;

/** Stops accepting and resolves after the last request in progress. */
export function drainServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
