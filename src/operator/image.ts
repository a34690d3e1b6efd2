/** A picture of an operator entry, with its size in CSS px. Decorative, because its name is shown beside it. */
export interface Image {
  src: string;
  width: number;
  height: number;
}
