import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { useApp } from '../../state/context.ts';
import { type BookPlace, siteAddressOf } from './book-path.ts';

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
  const { routes } = useApp().config;
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The last known path of the sportsbook, at first from its URL. */
  const shown = useRef(place.path);
  /** Length of the window's history after the site's last navigation. */
  const entries = useRef(0);
  const keepsHistory = useRef(false);

  const show = useEffectEvent(() => {
    shown.current = place.path;
    send({ channel: 'marquee-sportsbook', type: 'show', path: place.path });
  });
  useEffect(() => {
    if (shown.current !== place.path) show();
  }, [place.path]);
  // A reloaded sportsbook shows the path in its URL.
  useEffect(() => {
    if (loads > 1) show();
  }, [loads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each navigation of the site
  useEffect(() => {
    entries.current = history.length;
  }, [key]);

  return (message) => {
    if (message.type !== 'navigated') return;
    // The site is at this path already or navigating to it; the render may lag behind.
    const before = shown.current;
    shown.current = message.path;
    if (message.path === before) return;
    // Before the sportsbook is ready the player has chosen nothing, so its first path, such as a match's after a
    // selection went onto the slip, replaces the URL.
    const isFirst = loads === 0;
    // A sportsbook that adds history entries of its own also goes back by itself, so the site adds none for it.
    keepsHistory.current ||= !isFirst && history.length !== entries.current;
    void navigate(siteAddressOf(routes, message.path), {
      replace: isFirst || keepsHistory.current,
      preventScrollReset: true,
      // A late render would send the sportsbook back to a page that it has left meanwhile.
      flushSync: true,
    });
  };
}
