import { snapshot, subscribe } from 'valtio/vanilla';
import type { Stores } from '../stores.ts';
import type { SavedStores } from './open-saved-stores.ts';
import type { SavedAnswer } from './saved-answers.ts';

/** Debounce of writes in ms: a page load changes many answers at once. */
const GATHER_MS = 500;

/** Saves answers and settings on this device, including current ones. Answers from the device are not written back. */
export function keepSaved(
  saved: SavedStores,
  stores: Pick<Stores, 'answers' | 'settings'>,
  known: ReadonlyMap<string, SavedAnswer>,
): void {
  const written = new Map([...known].map(([key, { at }]) => [key, at]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { value, at, from }] of Object.entries(snapshot(stores.answers).entries)) {
      const before = written.get(key) ?? 0;
      if (from === 'saved' ? at <= before : at === before) continue;
      written.set(key, at);
      void saved.answers.put(key, { value, at });
    }
  };
  const soon = () => {
    timer ??= setTimeout(write, GATHER_MS);
  };
  write();
  saved.beforeClose(write);
  subscribe(stores.answers, soon);
  const settings = new Map<string, unknown>();
  // Only what changed here: another tab may have saved other settings meanwhile.
  const writeSettings = () => {
    for (const [key, value] of Object.entries(snapshot(stores.settings))) {
      if (settings.get(key) === value) continue;
      settings.set(key, value);
      void saved.settings.put(key, value);
    }
  };
  writeSettings();
  subscribe(stores.settings, writeSettings);
}
