/** A picture's address and the size it has (CSS px). */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
}
interface PictureProps {
  image: PictureSource;
  /** Shown instead below 768 px (FRM-3). */
  narrow?: PictureSource | undefined;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The largest thing of the first screen: asked for first. All others wait until they are near. */
  priority?: boolean;
  className?: string;
}

/** A picture whose place is known before it arrives. */
export function Picture({ image, narrow, alt, priority = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {narrow && (
        <source
          media="(width < 768px)"
          srcSet={narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
