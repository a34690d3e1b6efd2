import { END_SESSION_TAG } from './messages.ts';
import { findWorkers } from './workers.ts';

/**
 * Prepares to end the session by background sync, even after the page closes. While a page closes it gets no more
 * answers, so the registration is found before.
 * @returns asks the service worker at once; an end that is already acknowledged does no harm
 */
export async function prepareBackgroundEnd(): Promise<() => void> {
  const registration = (await findWorkers()?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  // Refused in private windows or by the visitor.
  return () => void registration?.sync?.register(END_SESSION_TAG).catch(() => undefined);
}
