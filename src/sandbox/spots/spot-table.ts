// Shared with the page.

/** The spots of a game, what they pay and how much of the stakes that is. @typeParam Drawn what falls */
export interface SpotTable<Drawn> {
  /** Spots by their group, in the order of the board. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** What a spot pays when it wins, to 1. */
  pays(spot: string): number;
  /** What comes back for 1, the 1 with it: 0 when it is lost, 1 when it is returned. */
  back(drawn: Drawn, spot: string): number;
  /** Share of the stakes on a spot that comes back in the long run. */
  returnOf(spot: string): number;
}

export const spotsOf = ({ groups }: Pick<SpotTable<never>, 'groups'>): readonly string[] =>
  Object.values(groups).flat();

/** What comes back on average, over outcomes that are equally likely. */
export const meanBack = <Drawn>(
  outcomes: readonly Drawn[],
  back: (drawn: Drawn, spot: string) => number,
  spot: string,
): number => outcomes.reduce((sum, drawn) => sum + back(drawn, spot), 0) / outcomes.length;

/** The groups of a record of pays: `{ total: { total-4: 60 } }`. */
export const groupsOfPays = (pays: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.fromEntries(Object.entries(pays).map(([group, spots]) => [group, Object.keys(spots)]));
