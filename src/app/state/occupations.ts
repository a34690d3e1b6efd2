import { proxy } from 'valtio/vanilla';

/** What somebody may be in the middle of. */
export type Occupation = 'game' | 'bet-slip' | 'cashier' | 'form' | 'upload';

/** While there is any, nothing is offered in this tab and nothing reloads it (PWA-4, PWA-6). */
export interface OccupationsStore {
  list: { id: number; what: Occupation }[];
}

export const createOccupations = (): OccupationsStore => proxy({ list: [] });

let lastId = 0;

/** Somebody begins something. @returns ends it */
export function occupy(store: OccupationsStore, what: Occupation): () => void {
  const id = ++lastId;
  store.list.push({ id, what });
  return () => {
    const index = store.list.findIndex((occupation) => occupation.id === id);
    if (index !== -1) store.list.splice(index, 1);
  };
}

export const isOccupied = ({ list }: { readonly list: readonly unknown[] }): boolean =>
  list.length > 0;
