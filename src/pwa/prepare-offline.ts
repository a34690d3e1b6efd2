import type { PageMessage } from './messages.ts';
import { idle, nextEvent } from './page-moments.ts';

/**
 * Once the worker is active: has it fetch the content that this page got from the server and the files it is made of, then,
 * when nothing else is going on and the visitor does not save data, the rest of the build. When this is done, the
 * worker has taken charge of the page (of one that was on its way meanwhile, too: `warm` asks for it): what the page
 * reads from now on is kept.
 * @param contentUrls absolute, exactly as the browser would ask for them, query included
 */
export async function prepareOffline(
  container: ServiceWorkerContainer,
  contentUrls: string[],
): Promise<void> {
  const { active } = await container.ready;
  const send = (message: PageMessage) => active?.postMessage(message);
  send({ type: 'warm', urls: [...contentUrls, ...ownFiles()] });
  if (active) await activated(active);
  if (!container.controller) await nextEvent(container, 'controllerchange');
  if (savesData()) return;
  await idle();
  // Gone when the visitor has just deleted what the site keeps.
  if (await container.getRegistration()) send({ type: 'fill' });
}

/** Active is not in charge yet: claiming the pages is the last step of the worker's activation. */
async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating') {
    await nextEvent(worker, 'statechange');
  }
}

/** Files of the build that this page uses, as absolute addresses; its sheets, which came inline, are links that load nothing. */
function ownFiles(): string[] {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = new Set([...[...sheets].map(({ href }) => href), ...loaded]);
  return [...urls].filter((url) => url.startsWith(`${location.origin}/assets/`));
}

/** The visitor asked for less traffic, or the network is too slow for traffic nobody asked for. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
