/** The inks that a picture may add to the brand colours. The art folder defines the tones of each. */
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
