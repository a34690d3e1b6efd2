import type { SportsbookMessage } from '../../../operator/frame-messages.ts';

const PREFIX = 'sportsbook-';

/** Keeps a text for the sportsbook; '' removes it. Without storage it lasts as long as the sportsbook's page. */
export function keepForBook({ name, text }: Extract<SportsbookMessage, { type: 'keep' }>): void {
  try {
    // A slip lasts as long as its tab.
    const storage = name === 'slip' ? sessionStorage : localStorage;
    if (text === '') storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, text);
  } catch {
    // Storage is refused or full.
  }
}

/** What was kept, to be handed back. */
export function keptForBook(): { name: string; text: string }[] {
  try {
    return Object.entries({ ...localStorage, ...sessionStorage }).flatMap(([key, text]) => {
      const [, name] = key.split(PREFIX);
      return name ? { name, text } : [];
    });
  } catch {
    return [];
  }
}
