import { countdown } from './countdown/countdown.tsx';
import { faq } from './faq/faq.tsx';
import { gameRail } from './game-rail/game-rail.tsx';
import { heroCarousel } from './hero-carousel/hero-carousel.tsx';
import { imageBanner } from './image-banner/image-banner.tsx';
import { jackpotTicker } from './jackpot-ticker/jackpot-ticker.tsx';
import { liveEvents } from './live-events/live-events.tsx';
import { promotionCards } from './promotion-cards/promotion-cards.tsx';
import { providerRail } from './provider-rail/provider-rail.tsx';
import { richText } from './rich-text/rich-text.tsx';
import { section } from './section/section.tsx';
import { sportsHighlights } from './sports-highlights/sports-highlights.tsx';
import type { WidgetEntry, WidgetSlug } from './widget.ts';
import { winners } from './winners/winners.tsx';

/** Every kind of home block, found by the slug that the content system gives (HOM-5). */
export const registry: { [S in WidgetSlug]: WidgetEntry<S> } = {
  'hero-carousel': heroCarousel,
  'game-rail': gameRail,
  'jackpot-ticker': jackpotTicker,
  'provider-rail': providerRail,
  'promotion-cards': promotionCards,
  'sports-highlights': sportsHighlights,
  'live-events': liveEvents,
  winners,
  'rich-text': richText,
  'image-banner': imageBanner,
  countdown,
  faq,
  section,
};
