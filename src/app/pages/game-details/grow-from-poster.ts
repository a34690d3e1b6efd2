import { takePoster } from '../../ui/plain-links/pressed-poster.ts';

const GROWTH_MS = 180;

/**
 * Ref of the picture: grows it from the pressed poster. Not by a view transition, for which the browser draws both pages
 * before it shows the new one (docs/decisions/0018-first-paint.md).
 */
export function growFromPoster(picture: HTMLElement | null): void {
  if (!picture) return;
  const from = takePoster();
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By then the page has its scroll position.
  requestAnimationFrame(() => {
    const to = picture.getBoundingClientRect();
    const x = from.x - to.x + (from.width - to.width) / 2;
    const y = from.y - to.y + (from.height - to.height) / 2;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    picture.animate({ transform: [start, 'none'] }, { duration: GROWTH_MS, easing: 'ease' });
  });
}
