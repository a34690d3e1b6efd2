/**
 * Reel symbols: the game's own Motif, the wild Lamp, Star, Bell, Key, and the four suits (Pique, Heart, Diamond, Club).
 */
export type SlotSymbol = 'M' | 'L' | 'S' | 'B' | 'K' | 'P' | 'H' | 'D' | 'C';
export type PayingSymbol = Exclude<SlotSymbol, 'L'>;

/** Everything that determines payouts. The game's help publishes it. */
export interface SlotTable {
  /** Reels from left to right, each a circular strip from top to bottom. All positions are equally likely. */
  readonly strips: readonly string[];
  /** Payouts of 3, 4 and 5 of a kind, as multiples of the line's stake. */
  readonly pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
}

export type SlotTableName = 'low' | 'medium' | 'high' | 'jackpot';

/** Positions per reel: a power of two, so that a byte maps to each equally often. */
export const REEL_LENGTH = 32;

/** Row of each reel on a line, from the left; 0 is the top row. A stake is split over all lines. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
];

/**
 * Tables by volatility, plus one with a high fixed prize. A line win is at least ten line stakes, which is the round's
 * stake, so a net loss never looks like a win.
 */
export const slotTables: Readonly<Record<SlotTableName, SlotTable>> = {
  low: {
    strips: [
      'HCMHKCPSLDSKBSKDPBDCPHCKHLDMCPDB',
      'PCBKMSHCBDPKLSDCKHSDCPKMCPDBHDLH',
      'KHSDKBPMKHMDBCDPCSPCHDLCSBKLHPCD',
      'CBDPMHSCKBCKSBPMDHKDPCLKCDSHDLPH',
      'KBSCBLHDKCLKPDSBHMCPHCMPHDKSDCPD',
    ],
    pays: {
      M: [40, 120, 400],
      S: [30, 80, 250],
      B: [20, 60, 150],
      K: [15, 40, 100],
      P: [12, 25, 60],
      H: [12, 25, 60],
      D: [10, 20, 40],
      C: [10, 20, 40],
    },
  },
  medium: {
    strips: [
      'MDHBDSMKBPKSHKCHPCDSLCPDCKLDBPCH',
      'DPSBCKDBCKHSPDHPDHLMSPLMCDKHCKBC',
      'HBPMDSPKCPLKDHSKDCKDPCBMHLCDHSBC',
      'HLBDKHCMHSDKPDMBLSCBHCPDSPCKDCKP',
      'DLMPBHSCKSCBHCDKBSPCDMHDPLDKPHCK',
    ],
    pays: {
      M: [50, 200, 1500],
      S: [25, 90, 400],
      B: [20, 60, 200],
      K: [12, 30, 100],
      P: [10, 20, 50],
      H: [10, 20, 50],
      D: [10, 15, 30],
      C: [10, 15, 30],
    },
  },
  high: {
    strips: [
      'LCMDSPBCHDPCHDCPSCBPKDHKMHKBPHKD',
      'LKPCKDSCBHCBHDPMSKDHPMDBCPKDHPCH',
      'DKPBCSPHCPDSPBHKDBKHCLPMDCHDCMKH',
      'CDHKDHKCPBDPHDSCKBPLMCBHCPDMPKSH',
      'HSPDCHDSPKBPKBDHKBLPDCKDCMHPCHMC',
    ],
    pays: {
      M: [100, 750, 10000],
      S: [75, 400, 2000],
      B: [40, 150, 750],
      K: [25, 65, 250],
      P: [10, 30, 100],
      H: [10, 30, 100],
      D: [10, 25, 75],
      C: [10, 25, 75],
    },
  },
  jackpot: {
    strips: [
      'PHDPMCDHKPDCHDPKSBLCBHDKPCKBSCHS',
      'SPDBCHPKCPBHPDMSHCLKDPHDCSKBDCHK',
      'DPLKDBPHCDHCBDCPHMPSKHBCKSCHKDPS',
      'SPCKBHKPDSPCSDBPLHKDHMCDHKCDPCHB',
      'BPHDSCDBPCDKCPHLSKDPHCPHKCMBKHDS',
    ],
    pays: {
      M: [250, 2500, 100000],
      S: [40, 150, 750],
      B: [40, 150, 600],
      K: [20, 60, 250],
      P: [10, 30, 100],
      H: [10, 30, 100],
      D: [10, 25, 75],
      C: [10, 25, 75],
    },
  },
};
