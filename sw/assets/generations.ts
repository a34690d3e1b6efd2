/** The hashed files of one build. */
export interface Generation {
  build: string;
  assets: string[];
}

/** Number of builds whose files are kept for open tabs: this one and the three before. */
const KEPT_GENERATIONS = 4;

/** Puts the build that just activated first. A build that is already known moves to the front. */
export function addGeneration(known: Generation[], current: Generation): Generation[] {
  const others = known.filter(({ build }) => build !== current.build);
  return [current, ...others].slice(0, KEPT_GENERATIONS);
}

/** Paths of all files that a kept build needs. */
export function neededAssets(generations: Generation[]): Set<string> {
  return new Set(generations.flatMap(({ assets }) => assets));
}

/** Reads the list that an earlier worker wrote; drops anything invalid. */
export function parseGenerations(data: unknown): Generation[] {
  return Array.isArray(data) ? data.filter(isGeneration) : [];
}

function isGeneration(data: unknown): data is Generation {
  if (typeof data !== 'object' || data === null) return false;
  const { build, assets } = data as Partial<Record<keyof Generation, unknown>>;
  return (
    typeof build === 'string' &&
    Array.isArray(assets) &&
    assets.every((path) => typeof path === 'string')
  );
}
