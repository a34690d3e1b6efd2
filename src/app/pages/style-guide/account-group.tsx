import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { observeSeen } from '../../state/live-values/observe-seen.ts';
import type { Demo } from '../../ui/demo.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DemoGroup } from './demo-group.tsx';

const AREAS = [
  'session',
  'sign-in',
  'player',
  'activity',
  'play',
  'promotion',
  'push',
  'help',
  'info',
  'stores',
] as const;

/** The components of account, help and shop pages, which load with their messages when this section comes near. */
export function AccountGroup() {
  const { addMessages } = useApp();
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [demos, setDemos] = useState<readonly Demo[]>();
  useEffect(() => {
    if (!place.current) return;
    const stop = observeSeen(
      place.current,
      (isSeen) => {
        if (!isSeen) return;
        stop();
        Promise.all([import('./account-demos.ts'), ...AREAS.map((area) => addMessages(area))])
          .then(([{ accountDemos }]) => setDemos(accountDemos))
          .catch((error: unknown) => console.error('The account demos did not load', error));
      },
      '400px',
    );
    return stop;
  }, [addMessages]);
  return (
    <div ref={place}>
      <DemoGroup id="accounts" title={t('styleGuide.group.accounts')} demos={demos ?? []} />
      {!demos && <Skeleton shape="rows" />}
    </div>
  );
}
