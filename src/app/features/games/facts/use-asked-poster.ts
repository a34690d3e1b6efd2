import { useLayoutEffect, useState } from 'react';

/** Long press in ms; shorter than the 500 ms of the browser's own menu. */
const HOLD_MS = 450;
/** Hover delay of a mouse, in ms. */
const REST_MS = 600;
/** How long the facts stay after the mouse leaves, in ms, so that it can reach them. */
const LEAVE_MS = 200;
/** A touch that moves further than this is a scroll, in CSS px. */
const SLACK_PX = 10;

/** A poster, or a tile of the player's own games. */
const posterOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element &&
    target.closest<HTMLAnchorElement>('a:is(.poster, [data-game])[href]')) ||
  undefined;

/**
 * Returns the poster with keyboard focus, a long press or a hovering mouse. Listens on the document, because lists have
 * hundreds of posters.
 */
export function useAskedPoster(): HTMLAnchorElement | undefined {
  const [asked, setAsked] = useState<HTMLAnchorElement>();
  // A layout effect, so that focus right after the commit is noticed.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** The long press opened the facts, so its end must not follow the link. */
    let isHeld = false;
    const stop = new AbortController();
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      hear: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, hear, { capture: true, signal: stop.signal });
    const close = () => {
      clearTimeout(timer);
      setAsked(undefined);
    };
    /** The facts stay while the poster has the mouse, or the focus, which may have scrolled the page. */
    const closeUnlessPointedAt = () =>
      setAsked((now) => (now?.matches(':focus-visible, :hover') ? now : undefined));

    listen('focusin', ({ target }) => {
      const poster = posterOf(target);
      if (poster?.matches(':focus-visible')) setAsked(poster);
    });
    listen('focusout', close);
    listen('scroll', closeUnlessPointedAt);
    listen('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    listen('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      close();
      isHeld = false;
      const poster = posterOf(target);
      if (!poster || pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        isHeld = true;
        setAsked(poster);
      }, HOLD_MS);
    });
    listen('pointermove', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse' || isHeld) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) clearTimeout(timer);
    });
    for (const end of ['pointerup', 'pointercancel'] as const)
      listen(end, () => {
        if (!isHeld) clearTimeout(timer);
      });
    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (target instanceof Element && target.closest('.facts-card')) return;
      const poster = posterOf(target);
      timer = poster
        ? setTimeout(() => setAsked(poster), REST_MS)
        : setTimeout(closeUnlessPointedAt, LEAVE_MS);
    });
    listen('contextmenu', (event) => {
      if (isHeld) event.preventDefault();
    });
    listen('click', (event) => {
      if (isHeld && posterOf(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
      isHeld = false;
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return asked;
}
