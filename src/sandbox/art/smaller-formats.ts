/** The bounding box of each format in px, as in Strapi's upload plugin. */
const BOXES = {
  large: [1000, 1000],
  medium: [750, 750],
  small: [500, 500],
  thumbnail: [245, 156],
} as const;

type FormatName = keyof typeof BOXES;
export const formatNames = Object.keys(BOXES) as readonly FormatName[];

interface Format {
  readonly name: FormatName;
  readonly width: number;
  readonly height: number;
}

/** The formats that the content system generates of a bitmap: only those smaller than the original. */
export function smallerFormats({ width, height }: { width: number; height: number }): Format[] {
  return formatNames.flatMap((name) => {
    const [widest, highest] = BOXES[name];
    const scale = Math.min(widest / width, highest / height);
    if (scale >= 1) return [];
    return [{ name, width: Math.round(width * scale), height: Math.round(height * scale) }];
  });
}
