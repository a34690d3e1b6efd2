import { type RefObject, useEffect } from 'react';
import { isIos } from '../../../lib/is-ios.ts';
import { isShownAfterScroll } from './scroll-visibility.ts';

/** Hides the bar while scrolling down, by an attribute, without rendering. */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ios = isIos(navigator);
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
    const look = () => {
      frame ||= requestAnimationFrame(settle);
    };
    addEventListener('scroll', look, { passive: true });
    // Listens on the page, because the bar mounts and unmounts by URL.
    addEventListener('focusin', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('focusin', look);
      cancelAnimationFrame(frame);
    };
  }, [bar]);
}
