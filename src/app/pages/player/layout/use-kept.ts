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

/** Clears text that has been sent. @param names prefix of the names */
export function forgetKept(names: string): void {
  inTab((store) => {
    for (const key of Object.keys(store))
      if (key.startsWith(PLAYER_KEYS + names)) store.removeItem(key);
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
