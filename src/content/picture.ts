/** A picture with the size it has, so that its place is known before it arrives (CSS px). */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** This and smaller sizes of it, as the attribute of that name; the page then has the same text once. */
  srcSet?: string;
}
