import type { RefObject } from 'react';
import { LoginForm } from '../../features/session/sign-in/login-form.tsx';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { HeaderPanel } from './header-panel.tsx';

/** The log-in panel on desktop (HDR-5, HDR-8). */
export function LoginPanel({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const { t } = useText();
  const { session } = useStores();
  const close = () => {
    session.loginOpen = false;
  };
  return (
    <HeaderPanel label={t('sign-in.title')} opener={opener} onClose={close}>
      <h2>{t('sign-in.title')}</h2>
      <LoginForm />
    </HeaderPanel>
  );
}
