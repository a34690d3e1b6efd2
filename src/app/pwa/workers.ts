import { type PageAnswer, parseWorkerMessage, type WorkerMessage } from './messages.ts';

/** @returns the browser's service workers; undefined where they are switched off or unknown */
export function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    // Reading the property throws in some private and sandboxed contexts.
    return undefined;
  }
}

/**
 * Calls `handle` for every message of our worker; nothing else gets through.
 * @param handle its `answer` reaches the worker where that waits for one
 */
export function onWorkerMessage(
  handle: (message: WorkerMessage, answer: (answer: PageAnswer) => void) => void,
): void {
  findWorkers()?.addEventListener('message', ({ data, ports }) => {
    const message = parseWorkerMessage(data);
    if (message) handle(message, (answer) => ports[0]?.postMessage(answer));
  });
}
