/** The inks a picture may add to the brand colours; the art folder defines the tones of each. */
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
