import { snapshot, subscribe } from 'valtio/vanilla';
import type { Stores } from '../stores.ts';
import type { SavedStores } from './open-saved-stores.ts';
import type { SavedAnswer } from './saved-answers.ts';

/** Writes wait this long for more, in ms: a page load changes many answers at once. */
const GATHER_MS = 500;

/**
 * Keeps answers and settings on this device from now on, those that are there already included. An
 * answer that came from the device is not written back; one that only the worker had is written.
 * @param known what was read from this device
 */
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
  const writeSettings = () => {
    for (const [key, value] of Object.entries(snapshot(stores.settings)))
      void saved.settings.put(key, value);
  };
  writeSettings();
  subscribe(stores.settings, writeSettings);
}
