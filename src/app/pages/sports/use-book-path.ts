import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { pathWithin } from '../../i18n/locales.ts';
import { useApp } from '../../state/context.ts';
import { type BookPlace, bookPlaceAt, siteAddressOf } from './book-path.ts';

/**
 * Keeps the URL and the sportsbook in step (SPT-1). Each side hears only of a place that it does not show yet, so there
 * is no loop.
 * @param loads how often the sportsbook has become ready
 * @returns handles the sportsbook's messages
 */
export function useBookPath(
  send: (command: SportsbookCommand) => void,
  { place, loads }: { place: BookPlace; loads: number },
): (message: SportsbookMessage) => void {
  const { config } = useApp();
  const { routes } = config;
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  /** The last known path of the sportsbook, at first from its URL. */
  const shown = useRef(place.path);
  /** Length of the window's history after the site's last navigation. */
  const entries = useRef(0);
  const keepsHistory = useRef(false);
  /** The site has moved on before the sportsbook was ready. */
  const movedOn = useRef(false);

  const show = (path: string, from?: string) => {
    shown.current = path;
    send({
      channel: 'marquee-sportsbook',
      type: 'show',
      path,
      ...(from !== undefined && { from }),
    });
  };
  const follow = useEffectEvent((pathname: string) => {
    entries.current = history.length;
    const address = pathWithin(pathname, config);
    const { route, path } = bookPlaceAt(routes, address);
    // Two pages of the sportsbook have the same address where the site has no route for one of them.
    if (!route || path === shown.current || address === siteAddressOf(routes, shown.current))
      return;
    movedOn.current ||= loads === 0;
    show(path, loads > 0 ? shown.current : undefined);
  });
  // Follows the router itself: a late render or effect would send the sportsbook back to a page that it has left.
  useLayoutEffect(() => {
    if (!router) return;
    let { location: followed } = router.state;
    follow(followed.pathname);
    return router.subscribe(({ location }) => {
      if (location === followed) return;
      followed = location;
      follow(location.pathname);
    });
  }, [router]);
  // A reloaded sportsbook shows the path in its URL.
  const showAgain = useEffectEvent(() => show(shown.current));
  useEffect(() => {
    if (loads > 1) showAgain();
  }, [loads]);

  return (message) => {
    if (message.type !== 'navigated') return;
    // Before the sportsbook is ready the player has chosen nothing, so its first path, such as a match's after a
    // selection went onto the slip, replaces the URL.
    const isFirst = loads === 0;
    // Once it is ready, it hears of the page that the player has opened on the site meanwhile.
    if (isFirst && movedOn.current) return;
    const before = shown.current;
    shown.current = message.path;
    if (message.path === before) return;
    // A sportsbook that adds history entries of its own also goes back by itself, so the site adds none for it.
    keepsHistory.current ||= !isFirst && history.length !== entries.current;
    void navigate(siteAddressOf(routes, message.path), {
      replace: isFirst || keepsHistory.current,
      preventScrollReset: true,
    });
  };
}
