import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { Bulbs } from '../../ui/bulbs.tsx';

/** Over everything while the loader's status is true (FRM-2). */
export function LoaderOverlay() {
  const { active } = useSnapshot(useStores().loader);
  const { t } = useText();
  return (
    <div className="loader-overlay" role="status" hidden={!active}>
      {active && <Bulbs label={t('frame.loading')} />}
    </div>
  );
}
