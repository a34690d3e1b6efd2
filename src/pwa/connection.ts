import { onWorkerMessage } from './workers.ts';

/** `offline`: the device has no network. `unreachable`: it has one, and the site does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** What happened: the browser's word, or what became of a request. */
export type ConnectionEvent = 'went-offline' | 'went-online' | 'answered' | 'unanswered';

/** An answer proves the connection, whatever the browser believes; silence does not say whose fault it is. */
export function nextConnection(current: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'went-offline':
      return 'offline';
    case 'went-online':
    case 'answered':
      return 'online';
    case 'unanswered':
      return current === 'offline' ? 'offline' : 'unreachable';
  }
}

/**
 * Follows the browser and the worker.
 * @param onChange called when the state changes, never for the first
 * @returns `hear`, for requests that the worker does not see, and the state now
 */
export function watchConnection(onChange: (connection: Connection) => void): {
  current(): Connection;
  hear(event: ConnectionEvent): void;
} {
  let connection: Connection = navigator.onLine ? 'online' : 'offline';
  function hear(event: ConnectionEvent) {
    const next = nextConnection(connection, event);
    if (next === connection) return;
    connection = next;
    onChange(next);
  }
  addEventListener('online', () => hear('went-online'));
  addEventListener('offline', () => hear('went-offline'));
  onWorkerMessage(({ type }) => hear(type === 'content-unreachable' ? 'unanswered' : 'answered'));
  return { current: () => connection, hear };
}
