import type { PageMessage } from './messages.ts';
import { idle } from './page-moments.ts';

/**
 * Once the worker is active: has it fetch the content that this page got from the server, then,
 * when nothing else is going on and the visitor does not save data, the rest of the build.
 * @param contentUrls absolute, exactly as the browser would ask for them, query included
 */
export async function prepareOffline(
  container: ServiceWorkerContainer,
  contentUrls: string[],
): Promise<void> {
  const { active } = await container.ready;
  const send = (message: PageMessage) => active?.postMessage(message);
  send({ type: 'warm', urls: contentUrls });
  if (savesData()) return;
  await idle();
  send({ type: 'fill' });
}

/** The visitor asked for less traffic, or the network is too slow for traffic nobody asked for. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
