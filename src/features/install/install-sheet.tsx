import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../../state/context.ts';

/** The steps by hand; they come when they are asked for. */
export function InstallSheet() {
  const { stores, addMessages } = useApp();
  const isAsked = useSnapshot(stores.overlay).open === 'install';
  const [Steps, setSteps] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsked || Steps) return;
    Promise.all([import('./ios-steps.tsx'), addMessages('install')])
      .then(([{ IosSteps }]) => setSteps(() => IosSteps))
      .catch((error: unknown) => {
        console.error('The steps to install did not load', error);
        stores.overlay.open = 'none';
      });
  }, [isAsked, Steps, addMessages, stores]);
  return Steps ? <Steps /> : null;
}
