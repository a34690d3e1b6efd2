import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { useSearchRequest } from '../../features/sportsbook/search-request.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { useOccupation } from '../../state/occupation/use-occupation.ts';
import { sportsbookAdapter } from '../../ui/guest-frame/frame-adapters.ts';
import { GuestFrame, type GuestFrameHandle } from '../../ui/guest-frame/guest-frame.tsx';
import type { BookPlace } from './book-path.ts';
import { followKeptForBook, type Kept, keepForBook, keptForBook } from './kept-for-book.ts';
import { SportsBoard } from './sports-board.tsx';
import { useBookPath } from './use-book-path.ts';
import { useBookPlayer } from './use-book-player.ts';

const channel = 'marquee-sportsbook';

interface BookFrameProps {
  place: BookPlace;
  onReady: (isReady: boolean) => void;
}

/** Frames the sportsbook and exchanges messages with it (SPT-1, SPT-2). */
export function BookFrame({ place, onReady }: BookFrameProps) {
  const { t } = useText();
  const { config, locale, stores } = useApp();
  // The page's routes need it.
  const { sportsbook = '' } = config.endpoints;
  const frame = useRef<GuestFrameHandle<SportsbookCommand>>(null);
  // How often the sportsbook has loaded; each time, it needs its state again.
  const [loads, setLoads] = useState(0);
  const [url, setUrl] = useState('');
  const [selections, setSelections] = useState(0);
  useOccupation(selections > 0 ? 'bet-slip' : undefined);
  // Set once, in the browser: another URL would reload the frame.
  if (useHydrated() && url === '') setUrl(addressOf(sportsbook, place, locale));

  const send = (command: SportsbookCommand) => frame.current?.send(command);
  const hearPath = useBookPath(send, { place, loads });
  const hearPlayer = useBookPlayer(send, loads);
  useBookTheme(send);
  const giveBack = (kept: Kept) => send({ channel, type: 'kept', ...kept });
  useEffect(() => followKeptForBook(giveBack));
  useSearchRequest(() => send({ channel, type: 'toggle-sidebar' }));
  useEffect(
    () => () => {
      onReady(false);
      stores.sportsbook.isSidebarOpen = undefined;
    },
    [onReady, stores],
  );

  function hear(message: SportsbookMessage): void {
    if (message.type === 'ready') {
      setLoads(loads + 1);
      setSelections(0);
      onReady(true);
      keptForBook().forEach(giveBack);
    }
    if (message.type === 'keep') keepForBook(message);
    if (message.type === 'slip') setSelections(message.selections);
    if (message.type === 'odds-format') stores.settings.odds = message.format;
    if (message.type === 'sidebar') stores.sportsbook.isSidebarOpen = message.open;
    hearPath(message);
    hearPlayer(message);
  }

  return (
    <GuestFrame
      ref={frame}
      kind="sportsbook"
      url={url}
      allowed={[sportsbook]}
      title={t('sports.frame')}
      adapter={sportsbookAdapter}
      onMessage={hear}
      waiting={<SportsBoard place={place} standing="waiting" />}
      failed={(fault, retry) => <SportsBoard place={place} standing={fault} onRetry={retry} />}
    />
  );
}

function addressOf(base: string, { path }: BookPlace, lang: string): string {
  const query = new URLSearchParams({ lang, theme: shownTheme() });
  return `${base}${path === '/' ? '' : path}?${query}`;
}

/** The theme that is shown, chosen or default. Browser only. */
const shownTheme = (): 'dark' | 'light' =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

/** Tells the sportsbook when the page's theme changes. */
function useBookTheme(send: (command: SportsbookCommand) => void): void {
  const tell = useEffectEvent(() =>
    send({ channel: 'marquee-sportsbook', type: 'theme', theme: shownTheme() }),
  );
  useEffect(() => {
    const observer = new MutationObserver(() => tell());
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
}
