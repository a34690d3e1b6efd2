import type { SportsbookMessage } from '../../../operator/frame-messages.ts';

const PREFIX = 'sportsbook-';

export type Kept = Pick<Extract<SportsbookMessage, { type: 'keep' }>, 'name' | 'text'>;

/**
 * Stores a text for the sportsbook; '' removes it. Without storage, the text lasts until the sportsbook's page unloads.
 */
export function keepForBook({ name, text }: Kept): void {
  try {
    // A bet slip lasts as long as its tab.
    const storage = name === 'slip' ? sessionStorage : localStorage;
    if (text === '') storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, text);
  } catch {
    // Storage is refused or full.
  }
}

/** Returns the stored texts, for a sportsbook that has just loaded. */
export function keptForBook(): Kept[] {
  try {
    return Object.entries({ ...localStorage, ...sessionStorage }).flatMap(keptAt);
  } catch {
    return [];
  }
}

/** Reports texts that other tabs store from now on, and '' for those that they remove. @returns stops it */
export function followKeptForBook(tell: (kept: Kept) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) =>
    keptAt([`${key}`, newValue ?? '']).forEach(tell);
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function keptAt([key, text]: [string, string]): Kept[] {
  const [, name] = key.split(PREFIX);
  return name ? [{ name, text }] : [];
}
