import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a part of the header on demand.
 * @param load must be the same function while wanted
 * @param onFailure called when loading fails
 * @returns undefined until loaded
 */
export function useLater<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded does not change
  useEffect(() => {
    if (!wanted || Part) return;
    load()
      .then((part) => setPart(() => part))
      .catch((error: unknown) => {
        console.error('A part of the header did not load', error);
        onFailure?.();
      });
  }, [wanted]);
  return wanted ? Part : undefined;
}
