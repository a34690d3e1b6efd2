import * as manager from 'vanilla-cookieconsent';
import type { PublicConfig } from '../../../config/public-config.ts';
import type { ConsentChoice } from '../../state/consent.ts';
import type { AppState } from '../../state/context.ts';
import { consentRevision } from './consent-revision.ts';
import { acceptCookies, askAgain } from './cookie-notice/acceptance.ts';

const CONSENT_KEY = 'cookie-consent';
/** A choice holds for so many days (docs/decisions/0027-consent.md). */
const CONSENT_DAYS = 365;

const CATEGORIES = ['analytics', 'marketing'] as const satisfies (keyof ConsentChoice)[];

type ConsentApp = Pick<AppState, 'config' | 'stores'>;

let opening: Promise<(choice: ConsentChoice) => void> | undefined;

/**
 * The consent manager of this tab, opened when it is first needed (a settings dialog, an answer to the cookie message,
 * a third party that must ask): from then on `stores.consent` tells the choice, also when another tab changes it.
 * @returns takes and keeps a choice
 */
export function openConsent(app: ConsentApp): Promise<(choice: ConsentChoice) => void> {
  opening ??= open(app);
  return opening;
}

/** @param choice or for everything at once yes or no */
export async function keepChoice(app: ConsentApp, choice: ConsentChoice | boolean): Promise<void> {
  const choose = await openConsent(app);
  choose(typeof choice === 'boolean' ? { analytics: choice, marketing: choice } : choice);
}

async function open(app: ConsentApp) {
  const { consent } = app.stores;

  function tell(): void {
    const isValid = manager.validConsent();
    const allowed = (category: string) => manager.acceptedCategory(category);
    // Unknown where the browser lets nothing be kept.
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

  // Looked at first: what is too old goes with the start.
  const hasAnswered = isKept();
  await start(app.config);
  tell();
  // To another question, or too long ago.
  if (!consent.choice && hasAnswered) askAgain(app.stores.cookieNotice);
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CONSENT_KEY) return;
    // Read anew: another tab chose, or it was deleted, there or here.
    manager.reset();
    void start(app.config).then(() => {
      tell();
      if (consent.choice) acceptCookies(app.stores.cookieNotice);
    });
  });
  return choose;
}

function isKept(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Words for none of its windows: it then makes none. */
const NO_WINDOWS = {} as Record<'consentModal' | 'preferencesModal', never>;

/**
 * It decides and remembers; what is seen is ours (cookie-settings.tsx): its own windows write HTML as strings,
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
