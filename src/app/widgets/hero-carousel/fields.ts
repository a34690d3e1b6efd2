import * as v from 'valibot';
import type { Banner } from '../../../content/banners.ts';
import { readLink } from '../../../content/parsing/read-link.ts';
import { MOST_DELAY_MS } from '../../../lib/most-delay.ts';
import { demoPicture } from '../demo-answers.ts';
import { entriesOf, type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

const slide = v.object({ title: v.string(), text, url: text, ctaLabel: text });

export const fields = widgetFields(
  {
    bannerPosition: v.nullish(v.string(), 'home-hero'),
    intervalMs: v.pipe(
      v.nullish(v.number(), 6000),
      v.transform((ms) => Math.min(Math.max(3000, ms), MOST_DELAY_MS)),
    ),
    slides: v.nullish(v.array(v.unknown()), []),
  },
  (own, context) => ({
    ...own,
    slides: entriesOf(own.slides, slide, 'slide', context).map(
      ({ url, text: subtitle, ...rest }) => ({
        ...rest,
        subtitle,
        link: readLink(url, `url of slide ${rest.title}`, context),
      }),
    ),
  }),
);
export type HeroCarousel = ModelOf<typeof fields>;

export const demo = (): WidgetDemo<HeroCarousel> => ({
  widget: {
    bannerPosition: 'home-hero',
    intervalMs: 6000,
    slides: [{ title: 'A slide of words alone', subtitle: undefined, link: undefined }],
  },
  answer: ['Tonight is opening night', 'The match, under the lights'].map(
    (title, index): Banner => ({
      id: `demo-${index}`,
      title,
      subtitle: 'Three hundred games under one lit sign.',
      audience: 'all',
      image: demoPicture,
      link: { kind: 'internal', to: '/' },
      ctaLabel: 'See the games',
    }),
  ),
  shows: ['Tonight is opening night', 'fetchPriority="high"', 'A slide of words alone'],
});
