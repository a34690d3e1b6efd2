import { type ComponentType, useEffect, useState } from 'react';
import { useStores } from './context.ts';
import { useSnapshot } from './use-snapshot.ts';

/**
 * Loads an optional part on demand. After a failure the page goes on without it, and the load is repeated when `need`
 * changes or the network is back; React's `lazy` would replace the page by an error and never retry.
 * @param need truthy while the part is wanted; `load` must stay the same meanwhile
 * @param onFailure called when loading fails
 * @returns undefined until loaded
 */
export function useLater<Props>(
  need: unknown,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const { online } = useSnapshot(useStores().network);
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` must not change
  useEffect(() => {
    if (!need || Part) return;
    load()
      .then((part) => setPart(() => part))
      .catch((error: unknown) => {
        console.error('An optional part did not load', error);
        onFailure?.();
      });
  }, [need, online]);
  return need ? Part : undefined;
}
