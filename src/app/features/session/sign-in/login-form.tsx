import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath, passwordPaths } from '../../../../config/derived-paths.ts';
import { isSamePath } from '../../../../lib/site-paths.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useAddress } from '../../../state/live-values/use-address.ts';
import { useHydrated } from '../../../state/live-values/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useDeviceLook } from '../device-check/use-device-look.ts';
import { knowsPasskeys } from './passkey-support.ts';
import { PasswordField } from './password-field.tsx';
import { returnQuery } from './return-path.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { useSignIn } from './use-sign-in.ts';
import './login-form.css';

const NOTICE = 'login-notice';

/**
 * The log-in form, on its page and in the header's panel. Its fields are uncontrolled, so that input from before
 * hydration or from a password manager is sent.
 */
export function LoginForm() {
  const { t } = useText();
  const { config } = useApp();
  const hydrated = useHydrated();
  useDeviceLook();
  const { busy, fault, withPassword, withPasskey } = useSignIn();
  const wait = useWait(fault);
  const [missing, setMissing] = useState<'username' | 'password'>();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const input = (name: 'username' | 'password') =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;

  useEffect(() => {
    if (fault?.retype) {
      const password = form.current?.elements.namedItem('password') as HTMLInputElement | null;
      password?.focus();
      password?.select();
    } else if (fault) notice.current?.focus();
  }, [fault]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [username, password] = [input('username')?.value.trim(), input('password')?.value];
    const empty = !username ? 'username' : !password ? 'password' : undefined;
    setMissing(empty);
    if (empty) input(empty)?.focus();
    else if (username && password) void withPassword(username, password);
  }

  const { forgotten } = passwordPaths(config);
  const { login, registration } = config.routes;
  const { pathname, search } = useLocation();
  // The log-in page keeps its return path; in the header's panel the return path is the current page.
  const address = useAddress();
  const here = isSamePath(login, pathname) ? search : loginPath(config.routes, address);
  const wayBack = returnQuery(here?.replace(/^[^?]*/, '') ?? '');
  return (
    // Never by GET, even without scripts, or the password would be in the URL.
    <form className="login-form" method="post" ref={form} noValidate onSubmit={submit}>
      {fault && <SignInNotice id={NOTICE} fault={fault} wait={wait} ref={notice} />}
      <TextField
        id="login-username"
        name="username"
        label={t('sign-in.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        required
        error={missing === 'username' ? t('sign-in.username.missing') : undefined}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={t('sign-in.password')}
        autoComplete="current-password"
        required
        error={missing === 'password' ? t('sign-in.password.missing') : undefined}
      />
      {forgotten && (
        <Link className="login-form-forgotten" to={forgotten + wayBack}>
          {t('sign-in.forgotten')}
        </Link>
      )}
      <Button
        type="submit"
        kind="primary"
        busy={busy === 'password'}
        disabled={busy === 'passkey' || wait > 0}
      >
        {t(busy === 'password' ? 'sign-in.busy' : 'sign-in.submit')}
      </Button>
      {(!hydrated || knowsPasskeys()) && (
        <Button
          kind="outline"
          busy={busy === 'passkey'}
          disabled={busy === 'password'}
          onClick={() => void withPasskey()}
        >
          <Fingerprint size={20} aria-hidden />
          {t('sign-in.passkey')}
        </Button>
      )}
      {registration && (
        <p className="login-form-register">
          {t('sign-in.new')} <Link to={registration + wayBack}>{t('sign-in.register')}</Link>
        </p>
      )}
    </form>
  );
}

/**
 * Counts down by the tab's steady clock, which cannot be set.
 * @param wait a new object restarts the countdown
 * @returns whole seconds left
 */
function useWait(wait: { waitSeconds?: number } | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = wait?.waitSeconds ?? 0;
    const end = performance.now() + seconds * 1000;
    const read = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    read();
    if (seconds === 0) return;
    const timer = setInterval(read, 500);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
