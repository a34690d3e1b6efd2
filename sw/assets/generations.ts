/** The hashed files of one build. */
export interface Generation {
  build: string;
  assets: string[];
}

/** Builds whose files stay for tabs left open: this one and three deploys behind. */
export const KEPT_GENERATIONS = 4;

/** Adds the build that just took over, newest first. The same build again changes nothing but its place. */
export function addGeneration(known: Generation[], current: Generation): Generation[] {
  const others = known.filter(({ build }) => build !== current.build);
  return [current, ...others].slice(0, KEPT_GENERATIONS);
}

/** Paths of every file that some kept build needs. */
export function neededAssets(generations: Generation[]): Set<string> {
  return new Set(generations.flatMap(({ assets }) => assets));
}

/** Reads what an earlier version of the worker wrote; anything unexpected is dropped. */
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
