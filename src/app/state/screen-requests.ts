import { proxy } from 'valtio/vanilla';

/** The parts of the frame that a screen may hide or show while it is there (RTE-9). */
export type FramePart = 'footer' | 'seoText' | 'mobileNav';

export interface ScreenRequestsStore {
  /** Newest last; the newest request for a part wins. */
  requests: { id: number; part: FramePart; shown: boolean }[];
}

export const createScreenRequests = (): ScreenRequestsStore => proxy({ requests: [] });

let lastId = 0;

/** Asks for a part to be hidden or shown. @returns takes the request back: the route's own setting counts again */
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

/** Whether a part is shown: the newest request for it, or what the route says. */
export function isPartShown(
  requests: readonly { part: FramePart; shown: boolean }[],
  part: FramePart,
  byRoute: boolean,
): boolean {
  return requests.findLast((request) => request.part === part)?.shown ?? byRoute;
}
