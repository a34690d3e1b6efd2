/** A picture with the size it has, so that its place is known before it arrives (CSS px). */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}
