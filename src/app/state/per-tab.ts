import type { Stores } from './stores.ts';

/** Loads something once per tab, and again after a failure. */
export function perTab<App extends { stores: Stores }, T>(load: (app: App) => Promise<T>) {
  const tabs = new WeakMap<Stores, Promise<T>>();
  return {
    load(app: App): Promise<T> {
      const known = tabs.get(app.stores);
      if (known) return known;
      const loading = load(app);
      tabs.set(app.stores, loading);
      loading.catch(() => tabs.delete(app.stores));
      return loading;
    },
    /** Returns it if this tab has loaded it. */
    loaded: (stores: Stores): Promise<T> | undefined => tabs.get(stores),
  };
}
