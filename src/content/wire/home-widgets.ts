import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { HomeWidget } from '../home-widgets.ts';
import { optionalMedia, toPicture } from './picture.ts';
import { readLink } from './read-link.ts';
import { optionalText } from './rows.ts';
import { toQuestions, toSlides } from './widget-entries.ts';

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

/**
 * @param context its log hears which widget a problem belongs to
 * @returns undefined when the widget's own fields do not fit: it is left out, the page stays.
 */
export async function parseWidget(
  slug: Slug,
  fields: unknown,
  context: ParseContext,
): Promise<HomeWidget | undefined> {
  const parsed = v.safeParse(fieldsBySlug[slug], fields ?? {});
  const kind = kindOf(fields);
  if (kind !== undefined && kind !== slug) {
    context.report(`its fields are those of ${kind}`);
    return undefined;
  }
  return parsed.success ? toWidget(slug, parsed.output, context) : undefined;
}

/** The kind that the content system says its fields are of, such as `rich-text` of `widget.rich-text`. */
function kindOf(fields: unknown): string | undefined {
  const { __component: uid } = Object(fields);
  return typeof uid === 'string' ? uid.replace(/^.*\./, '') : undefined;
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
        slides: toSlides(own.slides ?? [], context),
      };
    }
    case 'game-rail': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        maxItems: own.maxItems,
        ...given('category', own.category),
        ...given('provider', own.provider),
        ...given('seeAll', readLink(own.seeAllUrl, 'seeAllUrl', context)),
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
          ...given('link', readLink(own.url, 'url', context)),
        }
      );
    }
    case 'countdown': {
      const own = output as Own<typeof slug>;
      return {
        slug,
        endsAt: own.endsAt,
        ...given('text', own.text),
        ...given('link', readLink(own.url, 'url', context)),
      };
    }
    case 'faq':
      return { slug, items: await toQuestions((output as Own<typeof slug>).items, context) };
    case 'section':
      return { slug, layout: (output as Own<typeof slug>).layout ?? 'stack' };
  }
}

/** A key only where there is a value. */
function given<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return (value === null || value === undefined || value === '' ? {} : { [key]: value }) as {
    [P in K]?: V;
  };
}
