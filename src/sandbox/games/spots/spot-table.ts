// Shared with the page.

/** Spots of a game, their payouts and their return. @typeParam Drawn the game's result */
export interface SpotTable<Drawn> {
  /** Spots by group, in board order. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Payout of a winning spot, to 1. */
  pays(spot: string): number;
  /** Payout for a stake of 1, stake included: 0 for a loss, 1 for a push. */
  back(drawn: Drawn, spot: string): number;
  /** Return to player of a spot. */
  returnOf(spot: string): number;
}

export const spotsOf = ({ groups }: Pick<SpotTable<never>, 'groups'>): readonly string[] =>
  Object.values(groups).flat();

/** Mean payout over equally likely outcomes. */
export const meanBack = <Drawn>(
  outcomes: readonly Drawn[],
  back: (drawn: Drawn, spot: string) => number,
  spot: string,
): number => outcomes.reduce((sum, drawn) => sum + back(drawn, spot), 0) / outcomes.length;

/** Groups of a record of payouts: `{ total: { total-4: 60 } }`. */
export const groupsOfPays = (pays: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.fromEntries(Object.entries(pays).map(([group, spots]) => [group, Object.keys(spots)]));
