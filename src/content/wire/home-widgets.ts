import * as v from 'valibot';
import type { CleanHtml, ParseContext } from '../../http/query.ts';
import { parseLink } from '../../lib/link.ts';
import type { HeroSlide, HomeWidget } from '../home-widgets.ts';
import { optionalMedia, toPicture } from './picture.ts';
import { optionalText } from './rows.ts';

const count = (most: number, fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(1, Math.trunc(n ?? fallback)), most)),
  );
const seconds = (fallback: number) =>
  v.pipe(
    v.nullish(v.number(), fallback),
    v.transform((n) => Math.min(Math.max(5, n ?? fallback), 3600)),
  );
const slide = v.object({
  title: v.string(),
  text: optionalText,
  url: optionalText,
  ctaLabel: optionalText,
});
const question = v.object({ question: v.string(), answer: v.string() });

/** Own fields of each widget kind (HOM-5), by slug. Counts are entries, refreshes and intervals as named. */
const fieldsBySlug = {
  'hero-carousel': v.object({
    bannerPosition: v.nullish(v.string(), 'home-hero'),
    intervalMs: v.pipe(
      v.nullish(v.number(), 6000),
      v.transform((ms) => Math.max(3000, ms ?? 6000)),
    ),
    slides: v.nullish(v.array(v.unknown()), []),
  }),
  'game-rail': v.object({
    category: optionalText,
    provider: optionalText,
    maxItems: count(40, 20),
    seeAllUrl: optionalText,
  }),
  'jackpot-ticker': v.object({ jackpotGroup: optionalText, refreshSeconds: seconds(30) }),
  'provider-rail': v.object({ maxItems: count(60, 30) }),
  'promotion-cards': v.object({ category: optionalText, maxItems: count(12, 6) }),
  'sports-highlights': v.object({ sport: optionalText, maxItems: count(20, 6) }),
  'live-events': v.object({
    sport: optionalText,
    maxItems: count(20, 6),
    refreshSeconds: seconds(15),
  }),
  winners: v.object({
    period: v.fallback(v.picklist(['day', 'week']), 'day'),
    maxItems: count(20, 10),
  }),
  'rich-text': v.object({ content: v.string() }),
  'image-banner': v.object({
    image: optionalMedia,
    mobileImage: optionalMedia,
    altText: optionalText,
    url: optionalText,
  }),
  countdown: v.object({
    endsAt: v.pipe(v.string(), v.isoTimestamp()),
    text: optionalText,
    url: optionalText,
  }),
  faq: v.object({ items: v.array(v.unknown()) }),
  section: v.object({ layout: optionalText }),
} as const;

type Slug = keyof typeof fieldsBySlug;
type Own<S extends Slug> = v.InferOutput<(typeof fieldsBySlug)[S]>;

export const isWidgetSlug = (slug: string): slug is Slug => Object.hasOwn(fieldsBySlug, slug);

/** @returns undefined when the widget's own fields do not fit: it is left out, the page stays. */
export async function parseWidget(
  slug: Slug,
  fields: unknown,
  context: ParseContext,
): Promise<HomeWidget | undefined> {
  const parsed = v.safeParse(fieldsBySlug[slug], fields ?? {});
  return parsed.success ? toWidget(slug, parsed.output, context) : undefined;
}

async function toWidget(
  slug: Slug,
  output: unknown,
  context: ParseContext,
): Promise<HomeWidget | undefined> {
  switch (slug) {
    case 'hero-carousel': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        bannerPosition: own.bannerPosition ?? 'home-hero',
        intervalMs: own.intervalMs,
        slides: (own.slides ?? []).flatMap(toSlide),
      };
    }
    case 'game-rail': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        maxItems: own.maxItems,
        ...given('category', own.category),
        ...given('provider', own.provider),
        ...given('seeAll', parseLink(own.seeAllUrl)),
      };
    }
    case 'jackpot-ticker': {
      const own = output as Own<typeof slug>;
      return { slug, refreshSeconds: own.refreshSeconds, ...given('group', own.jackpotGroup) };
    }
    case 'provider-rail':
      return { slug, maxItems: (output as Own<typeof slug>).maxItems };
    case 'promotion-cards': {
      const own = output as Own<typeof slug>;
      return { slug, maxItems: own.maxItems, ...given('category', own.category) };
    }
    case 'sports-highlights': {
      const own = output as Own<typeof slug>;
      return { slug, maxItems: own.maxItems, ...given('sport', own.sport) };
    }
    case 'live-events': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        maxItems: own.maxItems,
        refreshSeconds: own.refreshSeconds,
        ...given('sport', own.sport),
      };
    }
    case 'winners': {
      const own = output as Own<typeof slug>;
      return { slug, period: own.period, maxItems: own.maxItems };
    }
    case 'rich-text':
      return { slug, html: await context.cleanHtml((output as Own<typeof slug>).content) };
    case 'image-banner': {
      const own = output as Own<typeof slug>;
      const image = toPicture(own.image, context.mediaBase);
      return (
        image && {
          slug,
          image,
          alt: own.altText ?? image.alt,
          ...given('narrowImage', toPicture(own.mobileImage, context.mediaBase)),
          ...given('link', parseLink(own.url)),
        }
      );
    }
    case 'countdown': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        endsAt: own.endsAt,
        ...given('text', own.text),
        ...given('link', parseLink(own.url)),
      };
    }
    case 'faq': {
      const items: { question: string; answer: CleanHtml }[] = [];
      for (const entry of (output as Own<typeof slug>).items) {
        const item = v.safeParse(question, entry);
        if (item.success)
          items.push({
            question: item.output.question,
            answer: await context.cleanHtml(item.output.answer),
          });
      }
      return { slug, items };
    }
    case 'section':
      return { slug, layout: (output as Own<typeof slug>).layout ?? 'stack' };
  }
}

function toSlide(entry: unknown): HeroSlide[] {
  const parsed = v.safeParse(slide, entry);
  if (!parsed.success) return [];
  const { title, text, url, ctaLabel } = parsed.output;
  return [
    {
      title,
      ...given('text', text),
      ...given('link', parseLink(url)),
      ...given('ctaLabel', ctaLabel),
    },
  ];
}

/** A key only where there is a value. */
function given<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return (value === null || value === undefined || value === '' ? {} : { [key]: value }) as {
    [P in K]?: V;
  };
}
