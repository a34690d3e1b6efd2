import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { useApp } from '../../state/context.ts';
import { type BookPlace, siteAddressOf } from './book-path.ts';

/**
 * Deep links both ways (SPT-1): the address follows the sportsbook, and the sportsbook the address. Each tells the
 * other only what it does not show already, so nothing goes round.
 * @param loads how often the sportsbook has become ready
 * @returns hears what the sportsbook says
 */
export function useBookPath(
  send: (command: SportsbookCommand) => void,
  { place, loads }: { place: BookPlace; loads: number },
): (message: SportsbookMessage) => void {
  const { routes } = useApp().config;
  const navigate = useNavigate();
  const { key } = useLocation();
  /** What the sportsbook shows, as far as it is known; its address says it first. */
  const shown = useRef(place.path);
  /** The window's entries after the site's own last step. */
  const entries = useRef(0);
  const keepsHistory = useRef(false);

  const show = useEffectEvent(() => {
    shown.current = place.path;
    send({ channel: 'marquee-sportsbook', type: 'show', path: place.path });
  });
  useEffect(() => {
    if (shown.current !== place.path) show();
  }, [place.path]);
  // Loaded again it shows what its address said.
  useEffect(() => {
    if (loads > 1) show();
  }, [loads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the site's has a key
  useEffect(() => {
    entries.current = history.length;
  }, [key]);

  return (message) => {
    if (message.type !== 'navigated') return;
    // The site is there or on its way there; what is rendered may lag behind.
    const before = shown.current;
    shown.current = message.path;
    if (message.path === before) return;
    // Before it is ready nobody has chosen anything: what it makes of its address, such as a selection's that went onto the
    // slip, takes the address's place.
    const isFirst = loads === 0;
    // A sportsbook that makes steps of its own in the window's history goes back by itself too: no second step then.
    keepsHistory.current ||= !isFirst && history.length !== entries.current;
    void navigate(siteAddressOf(routes, message.path), {
      replace: isFirst || keepsHistory.current,
      preventScrollReset: true,
    });
  };
}
