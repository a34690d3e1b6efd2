import { optionalMedia, toPicture } from '../../../content/parsing/picture.ts';
import { readLink } from '../../../content/parsing/read-link.ts';
import { optionalText } from '../../../content/parsing/rows.ts';
import { type ModelOf, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { image: optionalMedia, mobileImage: optionalMedia, altText: optionalText, url: text },
  (own, context) => {
    const image = toPicture(own.image, context.mediaBase);
    return (
      image && {
        image,
        narrowImage: toPicture(own.mobileImage, context.mediaBase),
        alt: own.altText ?? image.alt,
        link: readLink(own.url, 'url', context),
      }
    );
  },
);
export type ImageBanner = ModelOf<typeof fields>;
