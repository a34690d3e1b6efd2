import type { ContentMessage } from '../src/app/pwa/messages.ts';
import { worker } from './scope.ts';

/** Posts a message to the page that asked, if it is still there. */
export async function tellClient(id: string, message: ContentMessage): Promise<void> {
  const client = await worker.clients.get(id);
  client?.postMessage(message);
}

export async function tellEveryone(message: ContentMessage): Promise<void> {
  const clients = await worker.clients.matchAll({ type: 'window' });
  for (const client of clients) client.postMessage(message);
}
