export interface Provider {
  /** Unique; the footer image, if any, is `provider-<code>.svg`. */
  readonly code: string;
  /** Also the last segment, encoded, of the provider page's URL. */
  readonly displayName: string;
  readonly hasFooterImage: boolean;
}

/** The game providers, all fictitious. */
export const providers: readonly Provider[] = [
  { code: 'lampblack', displayName: 'Lampblack', hasFooterImage: true },
  { code: 'otter-oak', displayName: 'Otter & Oak', hasFooterImage: true },
  { code: 'cafe-nocturne', displayName: 'Café Nocturne', hasFooterImage: true },
  { code: 'tin-palace', displayName: 'Tin Palace', hasFooterImage: true },
  { code: 'ninefold', displayName: 'Ninefold', hasFooterImage: true },
  { code: 'redwharf', displayName: 'Redwharf', hasFooterImage: true },
  { code: 'papermoon', displayName: 'Papermoon Works', hasFooterImage: true },
  { code: 'velour', displayName: 'Velour', hasFooterImage: true },
  { code: 'halfpenny', displayName: 'Halfpenny Lab', hasFooterImage: true },
  { code: 'giltwing', displayName: 'Giltwing', hasFooterImage: true },
  { code: 'brasshopper', displayName: 'Brasshopper', hasFooterImage: true },
  { code: 'north-gantry', displayName: 'North Gantry', hasFooterImage: true },
  { code: 'saltlight', displayName: 'Saltlight', hasFooterImage: true },
  { code: 'owl-hour', displayName: 'Owl Hour', hasFooterImage: true },
  { code: 'kettledrum', displayName: 'Kettledrum', hasFooterImage: true },
  { code: 'foxglove-row', displayName: 'Foxglove Row', hasFooterImage: true },
  { code: 'lumen-yard', displayName: 'Lumen Yard', hasFooterImage: true },
  { code: 'trapdoor', displayName: 'Trapdoor Co.', hasFooterImage: true },
  { code: 'cinderbox', displayName: 'Cinderbox', hasFooterImage: true },
  { code: 'marble-arcade', displayName: 'Marble Arcade', hasFooterImage: true },
  { code: 'wickerwork', displayName: 'Wickerwork', hasFooterImage: false },
  { code: 'tallow', displayName: 'Tallow & Sons', hasFooterImage: true },
  { code: 'pinwheel-post', displayName: 'Pinwheel Post', hasFooterImage: true },
  { code: 'bluebottle', displayName: 'Bluebottle', hasFooterImage: true },
  { code: 'ostinato', displayName: 'Ostinato', hasFooterImage: true },
  { code: 'parasol', displayName: 'Parasol Play', hasFooterImage: true },
  { code: 'quarterdeck', displayName: 'Quarterdeck', hasFooterImage: true },
  { code: 'stagelift', displayName: 'Stagelift Live', hasFooterImage: true },
  { code: 'rotunda', displayName: 'Rotunda Live', hasFooterImage: true },
  { code: 'drumlin', displayName: 'Drumlin', hasFooterImage: false },
  { code: 'yarrow', displayName: 'Yarrow', hasFooterImage: true },
  { code: 'zephyrine', displayName: 'Zephyrine', hasFooterImage: true },
];
