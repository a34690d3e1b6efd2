import type { GameProvider } from '../../../operator/catalogue.ts';

/** Finds the provider by the display name in a URL, ignoring case. */
export function findProvider(
  providers: readonly GameProvider[],
  displayName: string | undefined,
): GameProvider | undefined {
  const wanted = displayName?.toLowerCase();
  return providers.find((provider) => provider.displayName.toLowerCase() === wanted);
}
