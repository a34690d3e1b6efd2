import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { inlineSign } from '../../ui/inline-sign.ts';

export interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  /** Index of the visible slide. */
  index: number;
  /** undefined until hydration, when there are no controls. */
  playing: boolean | undefined;
  setPlaying(playing: boolean): void;
  /** Shows a slide, wrapping around. */
  show(index: number): void;
}

/**
 * A scroll-snap row with buttons and autoplay.
 * @param intervalMs between slides. Does not start under reduced motion, and pauses on hover and focus, in a hidden tab
 * or out of view.
 */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState<boolean>();

  const show = useCallback(
    (wanted: number) => {
      const slides = track.current;
      if (!slides) return;
      slides.scrollTo({
        left: inlineSign() * ((wanted + count) % count) * slides.clientWidth,
        behavior: 'smooth',
      });
    },
    [count],
  );

  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    const slides = [...(track.current?.children ?? [])].slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast((entry) => entry.isIntersecting);
        if (shown) setIndex(slides.indexOf(shown.target));
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => {
      const hero = track.current?.parentElement;
      if (hero && isIdle(hero)) show(index + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, count, intervalMs, index, show]);

  return { track, index, playing, setPlaying, show };
}

const isIdle = (hero: Element): boolean =>
  !document.hidden &&
  !hero.matches(':hover, :focus-within') &&
  hero.getBoundingClientRect().bottom > 0;
