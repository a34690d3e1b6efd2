// The first script of a preview, before the boot script. It fakes the clock, returns drafts as content, blocks writes
// and hides sessions, so that the rest of the site does not need to know about previews.
(() => {
  const {
    at = '',
    content = '',
    door = '',
  } = (document.currentScript as HTMLScriptElement).dataset;

  const RealDate = Date;
  const ahead = at === '' ? 0 : Number(at) - RealDate.now();
  const now = () => RealDate.now() + ahead;
  window.Date = new Proxy(RealDate, {
    construct: (target, given: [], asked) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  const realFetch = window.fetch;
  /** Allows reads only; content goes through the preview endpoint. */
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    if (method !== 'GET' && method !== 'HEAD') throw new TypeError('A preview only reads');
    const address = new URL(request?.url ?? String(input), location.href).href;
    const base = `${new URL(content, location.href).href.replace(/\/$/, '')}/api/`;
    if (!address.startsWith(base)) return realFetch(input, init);
    const path = `${door}/api/${address.slice(base.length)}`;
    return realFetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' });
  };

  /** In-memory storage for this page. */
  function createStorage(kept: Map<string, string>): Storage {
    return {
      get length() {
        return kept.size;
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
      clear: () => kept.clear(),
    };
  }
  /** Tabs share log-ins and tokens by BroadcastChannel. */
  class DeafChannel {
    postMessage() {}
    close() {}
  }
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // No storage: use the default theme.
  }
  const replace = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, get: () => value, set: () => {} });
  replace(window, 'localStorage', createStorage(new Map(theme ? [['theme', theme]] : [])));
  replace(window, 'sessionStorage', createStorage(new Map()));
  replace(window, 'indexedDB', undefined);
  replace(window, 'caches', undefined);
  const never = new Promise(() => {});
  replace(navigator, 'serviceWorker', {
    controller: null,
    ready: never,
    register: () => never,
    getRegistration: async () => undefined,
    addEventListener: () => {},
  });
  replace(navigator, 'sendBeacon', () => false);
  replace(window, 'BroadcastChannel', DeafChannel);
  replace(document, 'cookie', '');
})();
