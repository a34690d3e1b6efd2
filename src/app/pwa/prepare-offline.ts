import type { PageMessage } from './messages.ts';
import { idle, nextEvent } from './page-moments.ts';

/**
 * Once the worker is active: has it fetch the content that this page got from the server, then, when nothing else is
 * going on, what this visitor needs of the rest of the build, or for a visitor who saves data the files of this page. When this is done, the worker
 * has taken charge of the page (of one that was on its way meanwhile, too: `warm` asks for it): what the page reads from
 * now on is kept.
 * @param contentUrls absolute, exactly as the browser would ask for them, query included
 * @param groups of the build's files (src/server/file-groups.ts)
 */
export async function prepareOffline(
  container: ServiceWorkerContainer,
  contentUrls: string[],
  groups: string[],
): Promise<void> {
  const registration = await container.ready;
  // Whoever is in charge by then: a newer version may take over in between.
  const send = (message: PageMessage) => registration.active?.postMessage(message);
  send({ type: 'warm', urls: contentUrls });
  if (registration.active) await activated(registration.active);
  if (!container.controller) await nextEvent(container, 'controllerchange');
  if (savesData()) return askForOwnFiles();
  await fill(container, groups);
}

/** When nothing else is going on. */
export async function fill(container: ServiceWorkerContainer, groups: string[]): Promise<void> {
  await idle();
  // Gone when the visitor has just deleted what the site keeps.
  const registration = await container.getRegistration();
  registration?.active?.postMessage({ type: 'fill', groups } satisfies PageMessage);
}

/** Active is not in charge yet: claiming the pages is the last step of the worker's activation. */
async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating') {
    await nextEvent(worker, 'statechange');
  }
}

/**
 * Through the worker, which keeps what it gives out: the scripts came before it was in charge, most of them lie in the
 * browser's cache; the sheets came inline, in their place are links that load nothing.
 */
async function askForOwnFiles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = new Set([...[...sheets].map(({ href }) => href), ...loaded]);
  for (const url of urls)
    if (url.startsWith(`${location.origin}/assets/`)) await fetch(url).catch(() => undefined);
}

/** The visitor asked for less traffic, or the network is too slow for traffic nobody asked for. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
