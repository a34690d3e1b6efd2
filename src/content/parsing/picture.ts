import * as v from 'valibot';
import type { Picture } from '../picture.ts';

const format = v.object({ url: v.string(), width: v.number(), height: v.number() });

const mediaSchema = v.object({
  url: v.string(),
  name: v.nullish(v.string()),
  alternativeText: v.nullish(v.string()),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  updatedAt: v.nullish(v.string()),
  formats: v.fallback(
    v.nullish(
      v.object({ small: v.nullish(format), medium: v.nullish(format), large: v.nullish(format) }),
    ),
    null,
  ),
});
/** An invalid or missing picture does not drop its row. */
export const optionalMedia = v.fallback(v.nullish(mediaSchema), null);
export type Media = v.InferOutput<typeof mediaSchema>;

/**
 * @param mediaBase the content system's base; completes URLs that start with `/`
 * @param size `small` uses the small format if any (FTR-6)
 * @returns undefined without a valid URL. The URL contains a version from `updatedAt`, because replacing a picture
 * keeps its name.
 */
export function toPicture(
  media: Media | null | undefined,
  mediaBase: string,
  size: 'full' | 'small' = 'full',
): Picture | undefined {
  if (!media) return undefined;
  const chosen = (size === 'small' && media.formats?.small) || media;
  const src = resolveMedia(chosen.url, mediaBase, media.updatedAt);
  if (src === undefined) return undefined;
  const srcSet = chosen === media ? toSrcSet(media, src, mediaBase) : undefined;
  return {
    src,
    width: chosen.width ?? 1,
    height: chosen.height ?? 1,
    alt: media.alternativeText ?? '',
    ...(srcSet && { srcSet }),
  };
}

/**
 * Formats keep proportions. One that is nearly full size costs more in every page than it saves, and a much smaller one
 * is meant for other places.
 */
function toSrcSet({ formats, width, updatedAt }: Media, whole: string, mediaBase: string) {
  const smaller = [formats?.small, formats?.medium, formats?.large].flatMap((format) => {
    if (!format || !width || format.width > 0.8 * width || format.width < 0.3 * width) return [];
    const src = resolveMedia(format.url, mediaBase, updatedAt);
    return src ? [`${src} ${format.width}w`] : [];
  });
  return smaller.length > 0 ? [...smaller, `${whole} ${width}w`].join(', ') : undefined;
}

function resolveMedia(url: string, base: string, updatedAt: string | null | undefined) {
  const isPath = /^\/(?![/\\])/.test(url);
  if (!isPath && !/^https:\/\//.test(url) && !/^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url))
    return undefined;
  const version = Date.parse(updatedAt ?? '');
  const suffix = Number.isNaN(version)
    ? ''
    : `${url.includes('?') ? '&' : '?'}v=${version.toString(36)}`;
  return (isPath ? base.replace(/\/$/, '') + url : url) + suffix;
}
