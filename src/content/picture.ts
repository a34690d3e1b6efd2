/** A picture with its size in CSS px, to reserve space. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The `srcset` attribute: this and smaller sizes. */
  srcSet?: string;
}
