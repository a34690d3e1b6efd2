import { END_SESSION_TAG } from './messages.ts';
import { findWorkers } from './workers.ts';

/** Asks the service worker to end the session by background sync, even after the page closes. */
export async function endInBackground(): Promise<void> {
  const registration = (await findWorkers()?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  // Refused in private windows or by the visitor.
  await registration?.sync?.register(END_SESSION_TAG).catch(() => undefined);
}
