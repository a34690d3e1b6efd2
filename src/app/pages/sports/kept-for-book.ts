import type {
  KeptForBook,
  SportsbookCommand,
  SportsbookMessage,
} from '../../../operator/frame-messages.ts';

/** Where the site keeps what: with the tab, or until it is answered. */
const PLACES = {
  slip: 'sessionStorage',
  'open-attempts': 'localStorage',
} as const satisfies Record<KeptForBook, keyof Window>;
const NAMES = Object.keys(PLACES) as KeptForBook[];
const keyOf = (name: KeptForBook) => `sportsbook-${name}`;

/** Keeps a text for the sportsbook; '' removes it. Without storage it lasts as long as the sportsbook's page. */
export function keepForBook({ name, text }: Extract<SportsbookMessage, { type: 'keep' }>): void {
  try {
    const storage = window[PLACES[name]];
    if (text === '') storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), text);
  } catch (error) {
    console.warn('The sportsbook’s state is not kept', error);
  }
}

/** Commands that hand back what was kept. */
export function keptForBook(): SportsbookCommand[] {
  try {
    return NAMES.flatMap((name) => {
      const text = window[PLACES[name]].getItem(keyOf(name));
      return text ? [{ channel: 'marquee-sportsbook', type: 'kept', name, text }] : [];
    });
  } catch {
    return [];
  }
}
