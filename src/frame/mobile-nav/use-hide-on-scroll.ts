import { type RefObject, useEffect } from 'react';
import { isShownAfterScroll } from './scroll-visibility.ts';

/** Moves the bar out of the way while the visitor scrolls down; set on the element, so nothing renders. */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ios = /iP(hone|ad|od)/.test(navigator.userAgent);
    let from = scrollY;
    let shown = true;
    let frame = 0;
    function settle() {
      frame = 0;
      const element = bar.current;
      if (!element) return;
      shown = isShownAfterScroll({
        shown,
        from,
        to: scrollY,
        pageHeight: document.documentElement.scrollHeight,
        windowHeight: innerHeight,
        focused: element.contains(document.activeElement),
        ios,
      });
      from = scrollY;
      element.toggleAttribute('data-away', !shown);
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(settle);
    };
    addEventListener('scroll', onScroll, { passive: true });
    bar.current?.addEventListener('focusin', settle);
    const element = bar.current;
    return () => {
      removeEventListener('scroll', onScroll);
      element?.removeEventListener('focusin', settle);
      cancelAnimationFrame(frame);
    };
  }, [bar]);
}
