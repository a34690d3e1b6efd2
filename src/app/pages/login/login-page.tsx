import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../features/session/sign-in/login-form.tsx';
import { returnPath } from '../../features/session/sign-in/return-path.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Page } from '../page.tsx';

const loadNote = () =>
  import('../../features/session/sign-in/ended-note.tsx').then((m) => m.EndedNote);

/** Log-in as a page, for phones and direct visits. Players who are already logged in are redirected (RTE-7). */
export function Component() {
  const { t } = useText();
  const { config, locale, stores } = useApp();
  const { signedIn, endedBy } = useSnapshot(stores.session);
  const { search } = useLocation();
  const navigate = useNavigate();
  const EndedNote = useLater(endedBy && endedBy !== 'asked', loadNote);
  useEffect(() => {
    if (!signedIn) return;
    const { path, otherLanguage } = returnPath(search, config, locale);
    if (otherLanguage) location.replace(path);
    else void navigate(path, { replace: true });
  }, [signedIn, search, config, locale, navigate]);
  return (
    <Page
      title={t('sign-in.title')}
      intro={t(endedBy === 'refused' ? 'sign-in.ended' : 'sign-in.intro')}
      width="text"
    >
      <SignInCard>
        {EndedNote && <EndedNote />}
        <LoginForm />
      </SignInCard>
    </Page>
  );
}
