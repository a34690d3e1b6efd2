import { proxy } from 'valtio/vanilla';

/** What keeps a visitor busy. */
export type Occupation = 'game' | 'bet-slip' | 'cashier' | 'form' | 'upload';

/** While there is any, this tab shows no offers and does not reload (PWA-4, PWA-6). */
export interface OccupationsStore {
  list: { id: number; what: Occupation }[];
}

export const createOccupations = (): OccupationsStore => proxy({ list: [] });

let lastId = 0;

/** Marks the visitor as busy. @returns ends it */
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
