import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localDay } from '../../../lib/local-day.ts';
import { registrationAccessQuery } from '../../../operator/registration.ts';
import { returnPath } from '../../features/session/sign-in/return-path.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { openSavedDrafts } from '../../state/persist/saved-drafts.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { FailedState } from '../failed-state.tsx';
import { Page } from '../page.tsx';
import { likelyCountry } from './likely-country.ts';
import { createRegistration, type Registration } from './registration.ts';
import './registration.css';
import { RegistrationForm } from './registration-form.tsx';
import { Welcome } from './welcome.tsx';

/**
 * Registration. A logged-in player is redirected to their destination or home (RTE-7); a visitor who may not register
 * is told why (RTE-6).
 */
export function Component() {
  const { t } = useText();
  const { config, locale, stores, queries } = useApp();
  const back = returnPath(useLocation().search, config, locale);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { signedIn } = useSnapshot(stores.session);
  const [opened, setOpened] = useState(false);
  const query = registrationAccessQuery();
  const { value: access, failed } = useAnswer(query);
  const form = useRegistration();

  const deny = (reason = '') =>
    void navigate(`${config.routes.accessDenied}?reason=${encodeURIComponent(reason)}`, {
      replace: true,
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the answer
  useEffect(() => {
    if (!access || access.allowed) return undefined;
    let isCurrent = true;
    // A known denial may be outdated, for example since the visitor turned a VPN off: only a new one denies access.
    void queries.refresh(query).then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.allowed) return;
      // A copy from this device is as old as the known one.
      if (stores.answers.entries[query.key]?.from === 'network') deny(answer.value.reason);
    });
    return () => {
      isCurrent = false;
    };
  }, [access]);
  useEffect(() => {
    if (!access) return;
    // Copied: a valtio store makes proxies of the objects it is given, and the answer belongs to another store.
    const { minimumAge, countries } = access;
    form.state.terms = { minimumAge, countries: [...countries], today: localDay(Date.now()) };
  }, [access, form]);

  const { ready } = useSnapshot(form.state);
  useEffect(() => {
    // Waits for the saved draft, whose country takes precedence.
    const country = ready && access && likelyCountry(access, navigator.languages);
    if (country) form.suggestCountry(country);
  }, [ready, access, form]);

  useEffect(() => {
    // Registration also logs in, and shows the welcome.
    if (!signedIn || opened || form.state.sending) return;
    if (back.otherLanguage) location.replace(back.path);
    else void navigate(back.path, { replace: true });
  }, [signedIn, opened, form, navigate, back.path, back.otherLanguage]);

  if (opened)
    return (
      <Page title={t('registration.opened')} width="text">
        <Welcome name={form.state.values.firstName} back={back} />
      </Page>
    );
  return (
    <Page title={t('registration.title')} intro={t('registration.intro')} width="text">
      {failed && !access && hydrated ? (
        <FailedState onRetry={() => queries.refresh(query)} />
      ) : (
        <SignInCard wide>
          <RegistrationForm
            form={form}
            access={access}
            onDenied={deny}
            onOpened={() => setOpened(true)}
          />
        </SignInCard>
      )}
    </Page>
  );
}

/** Creates the form of this visit; a saved draft is restored after first paint. */
function useRegistration(): Registration {
  const app = useApp();
  const [form] = useState(() => createRegistration(app, openSavedDrafts));
  useEffect(() => {
    void form.restore();
    return form.end;
  }, [form]);
  return form;
}
