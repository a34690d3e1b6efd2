/** Runs async functions one after the other. A failed one does not stop the next. */
export function createTurns(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act, act);
    last = mine;
    return mine;
  };
}

/** Like `createTurns` for each key; different keys do not wait for each other. */
export function createKeyedTurns(): <T>(key: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, act) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(act, act);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/**
 * Keeps one value per owner and name, such as per player of a tab's stores. Creates it on first use; the owner's
 * garbage collection frees it.
 */
export function onePer<T>(make: () => T): (owner: object, name: string) => T {
  const owners = new WeakMap<object, Map<string, T>>();
  return (owner, name) => {
    const own = owners.get(owner) ?? new Map<string, T>();
    owners.set(owner, own);
    const one = own.get(name) ?? make();
    own.set(name, one);
    return one;
  };
}
