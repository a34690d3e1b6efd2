import { stepAfter } from '../../../lib/update-step.ts';
import { useText } from '../../i18n/text.ts';
import { acceptUpdate } from '../../pwa/update.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button } from '../../ui/button.tsx';

/** Offers an update; nothing changes until the visitor accepts (PWA-6). */
export function UpdateBar() {
  const { t } = useText();
  const { update } = useStores();
  const { step } = useSnapshot(update);
  return (
    <div role="status">
      {(step === 'offered' || step === 'accepted') && (
        <div className="notice night">
          <span>{t('update.ready')}</span>
          <Button
            busy={step === 'accepted'}
            onClick={() =>
              void acceptUpdate(update, () => navigator.serviceWorker.getRegistration())
            }
          >
            {t('update.refresh')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              update.step = stepAfter(update.step, 'put-off');
            }}
          >
            {t('update.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
