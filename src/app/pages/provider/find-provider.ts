import type { GameProvider } from '../../../operator/catalogue.ts';

/** The provider that an address names by its display name; capitals do not count. */
export function findProvider(
  providers: readonly GameProvider[],
  displayName: string | undefined,
): GameProvider | undefined {
  const wanted = displayName?.toLowerCase();
  return providers.find((provider) => provider.displayName.toLowerCase() === wanted);
}
