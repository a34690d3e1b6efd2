import KeyRound from 'lucide-react/icons/key-round';
import LinkOff from 'lucide-react/icons/unlink';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { loginPath, passwordPaths, playerPaths } from '../../../config/derived-paths.ts';
import { resetPassword } from '../../../operator/passwords.ts';
import { NewPasswordField } from '../../features/session/sign-in/new-password-field.tsx';
import { judgePassword, newPasswordFault } from '../../features/session/sign-in/password-advice.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { type MailedLink, useLinkToken } from '../../features/session/sign-in/use-link-token.ts';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { passwordFault } from './password-fault.ts';

/** Target of the link in the email: sets a new password, once. */
export function Component() {
  const { t } = useText();
  const { config } = useApp();
  const hydrated = useHydrated();
  const link = useLinkToken();
  const [state, setState] = useState<'open' | 'done' | 'gone'>('open');
  const title = t('password.reset.title');
  // Passkeys open the account whatever its password, so the player reviews them after the log-in.
  const { security } = playerPaths(config);
  const login = security
    ? loginPath(config.routes, `${security}?after=reset`)
    : config.routes.login;

  if (state === 'done')
    return (
      <Page title={title} width="text">
        <PageState
          icon={KeyRound}
          title={t('password.reset.done.title')}
          text={t('password.reset.done.text')}
          isOutcome
        >
          <Link className={buttonClass()} to={login ?? '/'}>
            {t('sign-in.submit')}
          </Link>
        </PageState>
      </Page>
    );
  if (state === 'gone' || (hydrated && link === undefined))
    return (
      <Page title={title} width="text">
        <PageState
          icon={LinkOff}
          title={t('password.reset.gone.title')}
          text={t('password.reset.gone.text')}
          isOutcome={state === 'gone'}
        >
          <Link className={buttonClass()} to={passwordPaths(config).forgotten ?? '/'}>
            {t('password.reset.ask')}
          </Link>
        </PageState>
      </Page>
    );
  return (
    <Page title={title} intro={t('password.reset.intro')} width="text">
      <SignInCard>
        <NewPasswordForm link={link} onEnd={setState} />
      </SignInCard>
    </Page>
  );
}

interface NewPasswordFormProps {
  link: MailedLink | undefined;
  onEnd: (state: 'done' | 'gone') => void;
}

function NewPasswordForm({ link, onEnd }: NewPasswordFormProps) {
  const { t } = useText();
  const { asVisitor } = useApp().player;
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<MessageKey>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    await judgePassword(password);
    const wrong = newPasswordFault(password);
    setFault(wrong);
    if (wrong !== undefined || link === undefined) return field.focus();
    setBusy(true);
    const outcome = await resetPassword(asVisitor, link.token, { password }, link.key);
    setBusy(false);
    if (outcome.ok) return onEnd('done');
    if (outcome.error.status === 404) return onEnd('gone');
    setFault(passwordFault(outcome.error));
    field.focus();
    field.select();
  }

  return (
    <form className="password-form" method="post" noValidate onSubmit={submit}>
      <NewPasswordField
        id="reset-password"
        name="password"
        label={t('password.new')}
        value={password}
        required
        error={fault && t(fault)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={link === undefined}>
        {t('password.reset.submit')}
      </Button>
    </form>
  );
}
