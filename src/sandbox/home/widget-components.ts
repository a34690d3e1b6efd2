import {
  componentSchema,
  components,
  datetime,
  integer,
  media,
  type Schema,
  text,
} from '../content/attributes.ts';

const slide = { title: text(), text: text(), url: text(), ctaLabel: text() };

/** The kinds of home widget, by the uid in `__component` of a dynamic zone's rows. */
export const widgetComponents: ReadonlyMap<string, Schema> = new Map([
  [
    'widget.hero-carousel',
    componentSchema({
      bannerPosition: text(),
      intervalMs: integer(),
      slides: components({ ...slide, image: media, mobileImage: media }),
    }),
  ],
  [
    'widget.game-rail',
    componentSchema({
      category: text(),
      provider: text(),
      maxItems: integer(),
      seeAllUrl: text(),
    }),
  ],
  ['widget.jackpot-ticker', componentSchema({ jackpotGroup: text(), refreshSeconds: integer() })],
  ['widget.provider-rail', componentSchema({ maxItems: integer() })],
  ['widget.promotion-cards', componentSchema({ category: text(), maxItems: integer() })],
  ['widget.sports-highlights', componentSchema({ sport: text(), maxItems: integer() })],
  [
    'widget.live-events',
    componentSchema({ sport: text(), maxItems: integer(), refreshSeconds: integer() }),
  ],
  ['widget.winners', componentSchema({ period: text(), maxItems: integer() })],
  ['widget.rich-text', componentSchema({ content: text() })],
  [
    'widget.image-banner',
    componentSchema({ altText: text(), url: text(), image: media, mobileImage: media }),
  ],
  ['widget.countdown', componentSchema({ endsAt: datetime(), text: text(), url: text() })],
  ['widget.faq', componentSchema({ items: components({ question: text(), answer: text() }) })],
  ['widget.section', componentSchema({ layout: text() })],
]);
