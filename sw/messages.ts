import { parsePageMessage } from '../src/app/pwa/messages.ts';
import { fillAssets } from './assets/asset-cache.ts';
import { fillGroups } from './assets/fill-groups.ts';
import { warmContent } from './content-cache.ts';
import { isContentUrl } from './routes.ts';
import { site, worker } from './scope.ts';

/** Handles messages of pages; ignores unknown ones. */
export async function answerMessage(data: unknown): Promise<void> {
  const message = parsePageMessage(data);
  switch (message?.type) {
    case 'SKIP_WAITING':
      return worker.skipWaiting();
    case 'warm':
      // A page that was loading during activation has no controller yet.
      await worker.clients.claim().catch(() => undefined);
      await warmContent(message.urls.filter((url) => isContentUrl(url, site, location.origin)));
      return fillAssets(site.startAssets);
    case 'fill':
      return fillGroups(message.groups);
  }
}
