import { optionalMedia, toPicture } from '../../../content/parsing/picture.ts';
import { readLink } from '../../../content/parsing/read-link.ts';
import { optionalText } from '../../../content/parsing/rows.ts';
import { demoPicture } from '../demo-answers.ts';
import { type ModelOf, text, type WidgetDemo, widgetFields } from '../widget-fields.ts';

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

export const demo = (): WidgetDemo<ImageBanner> => ({
  widget: { image: demoPicture, narrowImage: undefined, alt: 'The theatre', link: undefined },
  shows: ['alt="The theatre"', 'width="512" height="512"'],
});
