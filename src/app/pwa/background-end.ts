import { END_SESSION_TAG } from './messages.ts';
import { findWorkers } from './workers.ts';

/**
 * Prepares to end the session by background sync, even after the page closes. The registration is looked up in advance,
 * because a closing page gets no more responses.
 * @returns requests the sync at once; for a session that has already ended it does nothing
 */
export async function prepareBackgroundEnd(): Promise<() => void> {
  const registration = (await findWorkers()?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  // Refused in private windows or by the visitor.
  return () => void registration?.sync?.register(END_SESSION_TAG).catch(() => undefined);
}
