/** A picture of an operator’s entry; sizes in CSS px. It stands beside the name that it shows. */
export interface Image {
  src: string;
  width: number;
  height: number;
}
