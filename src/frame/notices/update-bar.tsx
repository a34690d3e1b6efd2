import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { acceptUpdate } from '../../pwa/update.ts';
import { useStores } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';

/** Offers a new version; nothing changes until the visitor says so (PWA-6). */
export function UpdateBar() {
  const { t } = useText();
  const { update } = useStores();
  const { ready } = useSnapshot(update);
  return (
    <div role="status">
      {ready && (
        <div className="notice night">
          <span>{t('update.ready')}</span>
          <Button onClick={() => void refresh()}>{t('update.refresh')}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              update.ready = false;
            }}
          >
            {t('update.later')}
          </Button>
        </div>
      )}
    </div>
  );
}

async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await acceptUpdate(registration ?? { waiting: null });
}
