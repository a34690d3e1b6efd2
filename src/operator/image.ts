/** A picture of an operator's entry; sizes in CSS px. */
export interface Image {
  src: string;
  width: number;
  height: number;
  alt: string;
}
