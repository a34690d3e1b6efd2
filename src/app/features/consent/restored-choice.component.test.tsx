import { expect, test } from 'vitest';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { openConsent } from './consent-manager.ts';

const KEY = 'cookie-consent';

test('CKE-6 F52 reads a choice that changed while the page was in the back/forward cache', async () => {
  const { app } = await mountApp('/sitemap');
  const { consent } = app.stores;
  const choose = await openConsent(app);
  choose({ analytics: true, marketing: true });
  expect(consent.choice).toEqual({ analytics: true, marketing: true });
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  localStorage.setItem(KEY, JSON.stringify({ ...kept, categories: ['necessary'] }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => consent.choice).toEqual({ analytics: false, marketing: false });
});
