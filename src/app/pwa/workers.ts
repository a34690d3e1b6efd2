import { type PageAnswer, parseWorkerMessage, type WorkerMessage } from './messages.ts';

/** @returns the ServiceWorkerContainer; undefined if disabled or unsupported */
export function findWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    // The property throws in some private and sandboxed contexts.
    return undefined;
  }
}

/**
 * Calls `handle` for valid messages of our worker.
 * @param handle its `answer` replies to the worker if it waits
 */
export function onWorkerMessage(
  handle: (message: WorkerMessage, answer: (answer: PageAnswer) => void) => void,
): void {
  findWorkers()?.addEventListener('message', ({ data, ports }) => {
    const message = parseWorkerMessage(data);
    if (message) handle(message, (answer) => ports[0]?.postMessage(answer));
  });
}
