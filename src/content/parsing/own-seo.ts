import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { OwnSeo } from '../own-seo.ts';
import { optionalMedia, toPicture } from './picture.ts';

/** An invalid value here must not drop the page. */
const words = v.fallback(v.nullish(v.pipe(v.string(), v.trim())), null);

/** Fields of all page types. */
export const ownSeoFields = {
  metaTitle: words,
  metaDescription: words,
  shareImage: optionalMedia,
  noIndex: v.fallback(v.nullish(v.boolean()), null),
};
type OwnSeoRow = v.InferOutput<v.ObjectSchema<typeof ownSeoFields, undefined>>;

export function toOwnSeo(row: OwnSeoRow, { mediaBase, lang }: ParseContext): OwnSeo {
  const shareImage = toPicture(row.shareImage, mediaBase);
  return {
    ...(row.metaTitle && { metaTitle: row.metaTitle }),
    ...(row.metaDescription && { metaDescription: row.metaDescription }),
    ...(shareImage && { shareImage }),
    ...((row.noIndex || lang) && { noIndex: true }),
    ...(lang && { lang }),
  };
}
