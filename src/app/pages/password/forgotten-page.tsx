import MailCheck from 'lucide-react/icons/mail-check';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isEmailAddress } from '../../../lib/contact-details.ts';
import { askForPasswordReset } from '../../../operator/passwords.ts';
import { returnQuery } from '../../features/session/sign-in/return-path.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { passwordFault } from './password-fault.ts';

/** Requests the link for a new password. Never reveals whether an email address belongs to an account. */
export function Component() {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string>();
  const { search } = useLocation();
  const login = (useApp().config.routes.login ?? '/') + returnQuery(search);
  if (sentTo !== undefined)
    return (
      <Page title={t('password.forgotten.title')} width="text">
        <PageState
          icon={MailCheck}
          title={t('password.forgotten.sent.title')}
          text={t('password.forgotten.sent.text', { email: sentTo })}
          isOutcome
        >
          <Link className={buttonClass()} to={login}>
            {t('password.back')}
          </Link>
          <Button kind="quiet" ref={passFocusOn} onClick={() => setSentTo(undefined)}>
            {t('password.forgotten.again')}
          </Button>
        </PageState>
      </Page>
    );
  return (
    <Page title={t('password.forgotten.title')} intro={t('password.forgotten.intro')} width="text">
      <SignInCard>
        <EmailForm onSent={setSentTo} />
        <p className="password-back">
          <Link to={login}>{t('password.back')}</Link>
        </p>
      </SignInCard>
    </Page>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useText();
  const { player, locale } = useApp();
  const [fault, setFault] = useState<MessageKey>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    setFault(undefined);
    if (!isEmailAddress(email)) {
      setFault('password.forgotten.invalid');
      field.focus();
      return;
    }
    setBusy(true);
    const outcome = await askForPasswordReset(player.asVisitor, { email, language: locale });
    setBusy(false);
    if (outcome.ok) return onSent(email);
    setFault(passwordFault(outcome.error, 'password.forgotten.invalid'));
    field.focus();
  }

  return (
    <form className="password-form" method="post" noValidate onSubmit={submit}>
      <TextField
        id="forgotten-email"
        name="email"
        type="email"
        label={t('password.forgotten.email')}
        autoComplete="email"
        maxLength={254}
        required
        error={fault && t(fault)}
      />
      <Button type="submit" busy={busy}>
        {t('password.forgotten.submit')}
      </Button>
    </form>
  );
}
