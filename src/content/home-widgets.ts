import type { CleanHtml } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import type { Picture } from './picture.ts';

export interface HeroSlide {
  title: string;
  text?: string;
  link?: Link;
  ctaLabel?: string;
}

/** A widget's checked fields, by the kind that the slug names. */
export type HomeWidget =
  | { slug: 'hero-carousel'; bannerPosition: string; intervalMs: number; slides: HeroSlide[] }
  | { slug: 'game-rail'; category?: string; provider?: string; maxItems: number; seeAll?: Link }
  | { slug: 'jackpot-ticker'; group?: string; refreshSeconds: number }
  | { slug: 'provider-rail'; maxItems: number }
  | { slug: 'promotion-cards'; category?: string; maxItems: number }
  | { slug: 'sports-highlights'; sport?: string; maxItems: number }
  | { slug: 'live-events'; sport?: string; maxItems: number; refreshSeconds: number }
  | { slug: 'winners'; period: 'day' | 'week'; maxItems: number }
  | { slug: 'rich-text'; html: CleanHtml }
  | { slug: 'image-banner'; image: Picture; narrowImage?: Picture; alt: string; link?: Link }
  | { slug: 'countdown'; endsAt: string; text?: string; link?: Link }
  | { slug: 'faq'; items: { question: string; answer: CleanHtml }[] }
  | { slug: 'section'; layout: string };
