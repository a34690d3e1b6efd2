/** The inks a picture may add to the house colours; the art folder gives each its tones. */
export type Hue =
  | 'curtain'
  | 'brass'
  | 'ember'
  | 'mint'
  | 'teal'
  | 'cobalt'
  | 'violet'
  | 'rose'
  | 'jade'
  | 'sky';
