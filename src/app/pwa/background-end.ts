import { END_SESSION_TAG } from './messages.ts';
import { findWorkers } from './workers.ts';

/** Has the worker end the session when there is a connection, page or not, where the browser can. */
export async function endInBackground(): Promise<void> {
  const registration = (await findWorkers()?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  // Refused in private windows and by the visitor.
  await registration?.sync?.register(END_SESSION_TAG).catch(() => undefined);
}
