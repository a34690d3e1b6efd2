import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isEntrance } from '../../../config/derived-paths.ts';
import { LoginForm } from '../../features/session/sign-in/login-form.tsx';
import { useText } from '../../i18n/text.ts';
import { forgetIntent } from '../../state/after-login.ts';
import { useApp } from '../../state/context.ts';
import { HeaderPanel } from './header-panel.tsx';

interface LoginPanelProps {
  opener: RefObject<HTMLElement | null>;
  /** Contains the sign-up too, which continues what the panel was opened for. */
  controls: RefObject<HTMLElement | null>;
}

/** The log-in panel on desktop (HDR-5, HDR-8). */
export function LoginPanel({ opener, controls }: LoginPanelProps) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { pathname } = useLocation();
  const close = () => {
    stores.session.loginOpen = false;
    if (!isEntrance(config.routes, pathname)) forgetIntent();
  };
  return (
    <HeaderPanel label={t('sign-in.title')} opener={opener} around={controls} onClose={close}>
      <h2>{t('sign-in.title')}</h2>
      <LoginForm />
    </HeaderPanel>
  );
}
