import type { Banner } from '../../../content/banners.ts';
import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { HeroCarousel } from './fields.ts';

const banners: Banner[] = ['Tonight is opening night', 'The match, under the lights'].map(
  (title, index) => ({
    id: `demo-${index}`,
    title,
    subtitle: 'Three hundred games under one lit sign.',
    audience: 'all',
    image: demoPicture,
    link: { kind: 'internal', to: '/' },
    ctaLabel: 'See the games',
  }),
);

export const demo: WidgetDemo<HeroCarousel> = {
  widget: {
    bannerPosition: 'home-hero',
    intervalMs: 6000,
    slides: [{ title: 'A slide of words alone', subtitle: undefined, link: undefined }],
  },
  answer: banners,
  shows: ['Tonight is opening night', 'fetchPriority="high"', 'A slide of words alone'],
};
