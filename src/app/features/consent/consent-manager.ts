import * as manager from 'vanilla-cookieconsent';
import type { PublicConfig } from '../../../config/public-config.ts';
import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { perTab } from '../../state/per-tab.ts';
import { consentRevision } from './consent-revision.ts';
import { acceptCookies, askAgain } from './cookie-notice/acceptance.ts';
import { ANSWER_KEY, takeAnswer } from './given-answer.ts';

const CONSENT_KEY = 'cookie-consent';
/** Lifetime of a choice in days (docs/decisions/0027-consent.md). */
const CONSENT_DAYS = 365;

const CATEGORIES = ['analytics', 'marketing'] as const satisfies (keyof ConsentChoice)[];

type ConsentApp = Pick<AppState, 'config' | 'stores'>;

/**
 * Opens the consent manager of this tab on first use (the settings dialog, a response to the cookie notice, a third
 * party that needs consent). From then on `stores.consent` holds the choice, including changes from other tabs.
 * @returns a function that stores a choice
 */
export const { load: openConsent } = perTab(open);

/** @param choice by category, or yes or no for all */
export async function keepChoice(app: ConsentApp, choice: ConsentChoice | boolean): Promise<void> {
  const choose = await openConsent(app);
  takeAnswer();
  choose(typeof choice === 'boolean' ? { analytics: choice, marketing: choice } : choice);
}

async function open(app: ConsentApp) {
  const { consent } = app.stores;

  function tell(): void {
    const isValid = manager.validConsent();
    const allowed = (category: string) => manager.acceptedCategory(category);
    // The time is unknown where storage is blocked.
    const chosenAt = isValid ? Date.parse(manager.getCookie('lastConsentTimestamp')) : Number.NaN;
    consent.chosenAt = Number.isNaN(chosenAt) ? undefined : chosenAt;
    consent.choice = isValid
      ? { analytics: allowed('analytics'), marketing: allowed('marketing') }
      : undefined;
  }
  function choose(choice: ConsentChoice): void {
    manager.acceptCategory(CATEGORIES.filter((category) => choice[category]));
    tell();
  }

  // Read first, because starting removes an expired choice.
  const hasAnswered = isKept();
  await start(app.config);
  const answer = takeAnswer();
  if (answer) choose(answer);
  else tell();
  // The choice was about other third parties, or has expired.
  if (!consent.choice && hasAnswered) askAgain(app.stores.cookieNotice);
  function readAgain(): void {
    manager.reset();
    void start(app.config).then(() => {
      tell();
      if (consent.choice) acceptCookies(app.stores.cookieNotice);
    });
  }
  addEventListener('storage', ({ key }) => {
    // The choice was changed in another tab, or deleted here or there.
    if (key === null || key === CONSENT_KEY) readAgain();
  });
  // A page in the back/forward cache gets no such event, and its tag manager would go on after a withdrawal (CKE-6).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
  return choose;
}

function isKept(): boolean {
  try {
    return [CONSENT_KEY, ANSWER_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** No texts for its windows, so it does not create them. */
const NO_WINDOWS = {} as Record<'consentModal' | 'preferencesModal', never>;

/**
 * The library only stores the choice; the UI is ours (cookie-settings.tsx), because its windows write HTML strings,
 * which the site's Trusted Types refuse.
 */
const start = (config: PublicConfig) =>
  manager.run({
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    revision: consentRevision(config),
    cookie: { name: CONSENT_KEY, expiresAfterDays: CONSENT_DAYS, useLocalStorage: true },
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {}, marketing: {} },
    language: { default: 'en', translations: { en: NO_WINDOWS } },
  });
