import { proxy } from 'valtio/vanilla';

/** Parts of the frame that a screen can hide or show while it is mounted (RTE-9). */
export type FramePart = 'footer' | 'seoText' | 'mobileNav';

export interface ScreenRequestsStore {
  /** Newest last; the newest request for a part wins. */
  requests: { id: number; part: FramePart; shown: boolean }[];
}

export const createScreenRequests = (): ScreenRequestsStore => proxy({ requests: [] });

let lastId = 0;

/**
 * Requests that a part is hidden or shown. @returns withdraws the request, so that the route's setting applies again
 */
export function requestPart(
  store: ScreenRequestsStore,
  part: FramePart,
  shown: boolean,
): () => void {
  const id = ++lastId;
  store.requests.push({ id, part, shown });
  return () => {
    const index = store.requests.findIndex((request) => request.id === id);
    if (index !== -1) store.requests.splice(index, 1);
  };
}

/** Whether a part is shown: by the newest request for it, else by the route's setting. */
export function isPartShown(
  requests: readonly { part: FramePart; shown: boolean }[],
  part: FramePart,
  byRoute: boolean,
): boolean {
  return requests.findLast((request) => request.part === part)?.shown ?? byRoute;
}
