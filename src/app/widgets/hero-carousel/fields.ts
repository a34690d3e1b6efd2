import * as v from 'valibot';
import { readLink } from '../../../content/parsing/read-link.ts';
import { entriesOf, type ModelOf, text, widgetFields } from '../widget-fields.ts';

const slide = v.object({ title: v.string(), text, url: text, ctaLabel: text });

export const fields = widgetFields(
  {
    bannerPosition: v.nullish(v.string(), 'home-hero'),
    intervalMs: v.pipe(
      v.nullish(v.number(), 6000),
      v.transform((ms) => Math.max(3000, ms)),
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
