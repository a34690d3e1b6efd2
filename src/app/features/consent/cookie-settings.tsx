import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { devicePath } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { ConsentChoice } from '../../state/consent.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField } from '../../ui/field.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { answerConsent } from './answer-consent.ts';
import { openConsent } from './consent-manager.ts';
import { askedFor } from './consent-revision.ts';
import './cookie-settings.css';

/** Consent to non-essential cookies (CKE-6): all or none with one tap, or by category. */
export function CookieSettings() {
  const { t, date } = useText();
  const app = useApp();
  const { overlay, consent } = app.stores;
  const open = useSnapshot(overlay).open === 'cookies';
  const { chosenAt, choice } = useSnapshot(consent);
  const [isRead, setRead] = useState(false);
  const isAnswered = useRef(false);
  useEffect(() => {
    openConsent(app)
      .then(() => setRead(true))
      .catch((error: unknown) => console.warn('The consent manager did not open', error));
  }, [app]);

  useEffect(() => {
    // The choice has hidden the cookie notice together with the button that opened this dialog.
    if (open || !isAnswered.current) return;
    isAnswered.current = false;
    if (document.activeElement === document.body) focusHeading();
  }, [open]);

  const close = () => {
    if (overlay.open === 'cookies') overlay.open = 'none';
  };
  const answer = (chosen: ConsentChoice | boolean) => {
    answerConsent(app, chosen);
    isAnswered.current = true;
    close();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    answer({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  }
  const asked = askedFor(app.config);
  const device = devicePath(app.config);
  return (
    <Dialog
      open={open}
      label={t('consent.title')}
      closeLabel={t('frame.close')}
      onClose={close}
      head={<h2>{t('consent.title')}</h2>}
      className="cookie-settings"
    >
      <p>{t(asked.length > 0 ? 'consent.intro' : 'consent.nothing')}</p>
      {asked.map(({ name, scripts }) => (
        <p key={name} className="cookie-settings-note">
          {t('consent.party')}{' '}
          {scripts.map((origin) => (
            <code dir="ltr" key={origin}>
              {new URL(origin).host}{' '}
            </code>
          ))}
        </p>
      ))}
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
            <Button onClick={() => answer(true)}>{t('consent.accept')}</Button>
            <Button onClick={() => answer(false)}>{t('consent.refuse')}</Button>
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
      {device !== undefined && (
        <Link to={device} onClick={close}>
          {t('consent.device')}
        </Link>
      )}
    </Dialog>
  );
}
