import { gameRail } from './game-rail/game-rail.tsx';
import { heroCarousel } from './hero-carousel/hero-carousel.tsx';
import type { WidgetEntry, WidgetSlug } from './widget.ts';

/** Every kind of home block, found by the slug that the content system gives (HOM-5). */
export const registry: { [S in WidgetSlug]?: WidgetEntry<S> } = {
  'hero-carousel': heroCarousel,
  'game-rail': gameRail,
};
