import { useEffect, useState } from 'react';

/** A finger that stays; before the browser's own menu, which comes after 500 ms. */
const HOLD_MS = 450;
/** A mouse that rests. */
const REST_MS = 600;
/** A finger that moves further than this scrolls, in CSS px. */
const SLACK_PX = 10;

const posterOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a.poster[href]')) || undefined;

/**
 * The poster that a player wants to know about: one that has the keyboard's focus, is held by a finger, or lies under a
 * mouse that rests. Listens on the document, because lists have hundreds.
 */
export function useAskedPoster(): HTMLAnchorElement | undefined {
  const [asked, setAsked] = useState<HTMLAnchorElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** A finger brought the facts, so its end is no press of the link. */
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

    listen('focusin', ({ target }) => {
      const poster = posterOf(target);
      if (poster?.matches(':focus-visible')) setAsked(poster);
    });
    listen('focusout', close);
    listen('scroll', close);
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
      const poster = posterOf(target);
      clearTimeout(timer);
      if (poster) timer = setTimeout(() => setAsked(poster), REST_MS);
      else setAsked((now) => (now?.matches(':focus-visible') ? now : undefined));
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
