import { useState } from 'react';
import { PLAYER_KEYS } from '../../../features/session/session-traces.ts';

/** Keeps typed text in this tab across reloads (such as after maintenance) until the session ends. */
export function useKept(name: string): [value: string, write: (value: string) => void] {
  const [value, setValue] = useState(() => inTab((store) => store.getItem(PLAYER_KEYS + name)));
  return [
    value ?? '',
    (next) => {
      setValue(next);
      inTab((store) => store.setItem(PLAYER_KEYS + name, next));
    },
  ];
}

/**
 * Takes text that is being sent out of the tab.
 * @param names prefix of the names
 * @param sent what is sent, by name, for text that an earlier attempt has taken out
 * @returns puts it back, except where newer text was typed meanwhile
 */
export function takeKept(names: string, sent: Readonly<Record<string, string>>): () => void {
  const taken = new Map(Object.entries(sent).map(([name, text]) => [PLAYER_KEYS + name, text]));
  inTab((store) => {
    for (const [key, text] of Object.entries<string>(store)) {
      if (!key.startsWith(PLAYER_KEYS + names)) continue;
      taken.set(key, text);
      store.removeItem(key);
    }
  });
  return () =>
    inTab((store) => {
      for (const [key, text] of taken) if (store.getItem(key) === null) store.setItem(key, text);
    });
}

/** Without storage, nothing is kept. */
function inTab<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
