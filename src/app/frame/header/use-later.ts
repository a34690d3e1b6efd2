import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the header whose code comes when it is first wanted.
 * @param load as it was when the part was wanted
 * @param onFailure told when the code did not come
 * @returns undefined until it is there
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
