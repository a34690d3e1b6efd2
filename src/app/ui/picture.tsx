/** URL and size of a picture (CSS px). */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** URLs by width, if there are several. */
  srcSet?: string;
}
interface PictureProps {
  image: PictureSource;
  /** Alternative below 768 px (FRM-3). */
  narrow?: PictureSource | undefined;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** The LCP image: loads first. All others are lazy. */
  priority?: boolean;
  className?: string;
}

/** Content width (--page-max and --gutter in tokens.css). */
const PAGE_WIDE = '(width < 1422px) 94vw, 1336px';

/** A picture with reserved space. */
export function Picture({
  image,
  narrow,
  alt,
  sizes = PAGE_WIDE,
  priority = false,
  className,
}: PictureProps) {
  return (
    <picture className={className}>
      {narrow && (
        <source
          media="(width < 768px)"
          srcSet={narrow.srcSet ?? narrow.src}
          sizes={sizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        {...sourcesOf(image, sizes)}
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/**
 * Attributes for choosing among sizes.
 * @param sizes displayed width, as in the `sizes` attribute
 */
export function sourcesOf({ src, width, height, srcSet }: PictureSource, sizes: string) {
  return { src, ...(srcSet !== undefined && { srcSet, sizes }), width, height };
}
