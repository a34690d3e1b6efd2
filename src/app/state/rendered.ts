import { type Snapshot, snapshot } from 'valtio/vanilla';

const rendered = new WeakMap<object, object>();

/**
 * Keeps what the server rendered from a store. React hydrates Suspense boundaries one after the other, and the store
 * may change in between; a boundary that finds other values than the server's discards its markup.
 */
export function keepRendered(store: object): void {
  rendered.set(store, snapshot(store));
}

/** What the server rendered from a store; undefined if it rendered nothing. */
export const renderedOf = <Store extends object>(store: Store) =>
  rendered.get(store) as Snapshot<Store> | undefined;
