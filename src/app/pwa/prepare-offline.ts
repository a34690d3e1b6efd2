import type { PageMessage } from './messages.ts';
import { idle, nextEvent } from './page-moments.ts';

/**
 * Prepares offline use once the service worker is active: has it cache the content and files of this page, then, when
 * idle, the rest of the build for this visitor unless they save data. Afterwards the worker
 * controls the page (`warm` also claims one that was loading), so later reads are cached.
 * @param contentUrls absolute, exactly as the browser would request them
 * @param groups of the build's files (src/server/file-groups.ts)
 */
export async function prepareOffline(
  container: ServiceWorkerContainer,
  contentUrls: string[],
  groups: string[],
): Promise<void> {
  const wasInCharge = container.controller !== null;
  const registration = await container.ready;
  // The current active worker; a newer one may have taken over.
  const send = (message: PageMessage) => registration.active?.postMessage(message);
  send({ type: 'warm', urls: contentUrls });
  if (registration.active) await activated(registration.active);
  if (!container.controller) await nextEvent(container, 'controllerchange');
  // The groups do not contain all files of the page.
  await askForOwnFiles(wasInCharge);
  if (!savesData()) await fill(container, groups);
}

/** Prefetches groups of files when idle. */
export async function fill(container: ServiceWorkerContainer, groups: string[]): Promise<void> {
  await idle();
  // Undefined if the visitor has just deleted the site's data.
  const registration = await container.getRegistration();
  registration?.active?.postMessage({ type: 'fill', groups } satisfies PageMessage);
}

/** Active does not mean controlling: claiming is the last step of activation. */
async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating') {
    await nextEvent(worker, 'statechange');
  }
}

/**
 * Requests the page's own files through the worker, which caches them: style sheets that were inlined, and scripts that
 * loaded before the worker was in control. Most are in the HTTP cache by now.
 */
async function askForOwnFiles(wasInCharge: boolean): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const loaded = wasInCharge
    ? []
    : performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = new Set([...[...sheets].map(({ href }) => href), ...loaded]);
  for (const url of urls)
    if (url.startsWith(`${location.origin}/assets/`)) await fetch(url).catch(() => undefined);
}

/** Whether the visitor saves data or the connection is too slow for prefetching. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
