/** A picture's address and the size it has (CSS px). */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** Its addresses by width, where there are several. */
  srcSet?: string;
}
interface PictureProps {
  image: PictureSource;
  /** Shown instead below 768 px (FRM-3). */
  narrow?: PictureSource | undefined;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide its place is, as the attribute `sizes`: the browser takes the size that fits. */
  sizes?: string;
  /** The largest thing of the first screen: asked for first. All others wait until they are near. */
  priority?: boolean;
  className?: string;
}

/** The page's whole width between its gutters (--page-max and --gutter in tokens.css). */
export const PAGE_WIDE = '(width < 1422px) 94vw, 1336px';

/** A picture whose place is known before it arrives. */
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
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/**
 * What an `<img>` needs to choose among the sizes of a picture.
 * @param sizes how wide its place is
 */
export function sourcesOf({ src, width, height, srcSet }: PictureSource, sizes: string) {
  return { src, ...(srcSet !== undefined && { srcSet, sizes }), width, height };
}
