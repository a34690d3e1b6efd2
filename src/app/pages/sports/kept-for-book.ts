import type { KeptForBook, SportsbookMessage } from '../../../operator/frame-messages.ts';

/** A slip lasts as long as its tab. */
const placeOf = (name: KeptForBook) => (name === 'slip' ? sessionStorage : localStorage);
const keyOf = (name: KeptForBook) => `sportsbook-${name}`;

/** Keeps a text for the sportsbook; '' removes it. Without storage it lasts as long as the sportsbook's page. */
export function keepForBook({ name, text }: Extract<SportsbookMessage, { type: 'keep' }>): void {
  try {
    const storage = placeOf(name);
    if (text === '') storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), text);
  } catch {
    // Storage is refused or full.
  }
}

/** What was kept, to be handed back; '' for nothing. */
export function keptForBook(): { name: KeptForBook; text: string }[] {
  try {
    return (['slip', 'open-attempts'] as const).map((name) => ({
      name,
      text: placeOf(name).getItem(keyOf(name)) ?? '',
    }));
  } catch {
    return [];
  }
}
