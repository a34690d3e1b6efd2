import { useEffect, useEffectEvent } from 'react';
import type { SportsbookCommand } from '../../../operator/frame-messages.ts';

/** The theme of the page, by choice or by default. Only in the browser. */
export const shownTheme = (): 'dark' | 'light' =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

/** Tells the sportsbook when the page's theme changes. */
export function useBookTheme(send: (command: SportsbookCommand) => void): void {
  const tell = useEffectEvent(() =>
    send({ channel: 'marquee-sportsbook', type: 'theme', theme: shownTheme() }),
  );
  useEffect(() => {
    const observer = new MutationObserver(() => tell());
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
}
