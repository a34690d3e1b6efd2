import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { devicePath } from '../../config/device-path.ts';
import { useText } from '../../i18n/text.ts';
import { ALLOW_ALL, ALLOW_NONE, type ConsentChoice } from '../../state/consent.ts';
import { useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField } from '../../ui/field.tsx';
import type { QueuedDialogProps } from '../dialogs/dialog-host.tsx';
import { answerConsent } from './answer-consent.ts';
import { openConsent } from './consent-manager.ts';
import { needsConsent } from './consent-revision.ts';
import '../../ui/button-row.css';
import './cookie-settings.css';

/** What the site may do beside what it needs (CKE-6): all or nothing with one tap, or one by one. */
export function CookieSettingsDialog({ open, onDone }: QueuedDialogProps) {
  const { t, date } = useText();
  const app = useApp();
  const { chosenAt, choice } = useSnapshot(app.stores.consent);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    openConsent(app)
      .then(() => setRead(true))
      .catch((error: unknown) => console.warn('The consent manager did not open', error));
  }, [app]);

  const answer = (chosen: ConsentChoice) => {
    answerConsent(app, chosen);
    onDone();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    answer({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  }
  const isAsked = needsConsent(app.config);
  const device = devicePath(app.config);
  return (
    <Dialog
      open={open}
      label={t('consent.title')}
      closeLabel={t('frame.close')}
      onClose={onDone}
      head={<h2>{t('consent.title')}</h2>}
      className="cookie-settings"
    >
      <p>{t(isAsked ? 'consent.intro' : 'consent.nothing')}</p>
      {isRead && (
        <form onSubmit={submit}>
          <CheckField
            id="consent-necessary"
            label={t('consent.necessary')}
            hint={t('consent.necessary.text')}
            defaultChecked
            disabled
          />
          {(['analytics', 'marketing'] as const).map((category) => (
            <CheckField
              key={category}
              id={`consent-${category}`}
              name={category}
              label={t(`consent.${category}`)}
              hint={t(`consent.${category}.text`)}
              defaultChecked={choice?.[category] ?? false}
            />
          ))}
          <div className="button-row">
            <Button onClick={() => answer(ALLOW_ALL)}>{t('consent.accept')}</Button>
            <Button onClick={() => answer(ALLOW_NONE)}>{t('consent.refuse')}</Button>
            <Button type="submit" kind="outline">
              {t('consent.save')}
            </Button>
          </div>
        </form>
      )}
      {chosenAt !== undefined && (
        <p className="cookie-settings-note">
          {t('consent.chosen', { date: date(chosenAt, { dateStyle: 'long' }) })}
        </p>
      )}
      {device !== undefined && app.isMounted(device) && (
        <Link to={device} onClick={onDone}>
          {t('consent.device')}
        </Link>
      )}
    </Dialog>
  );
}
