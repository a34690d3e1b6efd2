import { expect, test } from 'vitest';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { openConsent } from './consent-manager.ts';
import { keepAnswer, takeAnswer } from './given-answer.ts';

const kept = () => localStorage.getItem('cookie-answer');

test('CKE-6 stores the choice made on a page that was left at once', async () => {
  keepAnswer(true);
  const { app } = await mountApp('/sitemap');
  await openConsent(app);
  const { categories } = JSON.parse(localStorage.getItem('cookie-consent') ?? '{}');
  expect(categories.toSorted()).toEqual(['analytics', 'marketing', 'necessary']);
  expect(kept()).toBeNull();
});

const HOUR_MS = 3_600_000;
test.each([
  [1, true, { analytics: true, marketing: true }],
  [1, false, { analytics: false, marketing: false }],
  [1, { analytics: false, marketing: true }, { analytics: false, marketing: true }],
  [1, { marketing: 'yes' }, { analytics: false, marketing: false }],
  [25, true, undefined],
])('CKE-6 reads the choice kept %i hours ago, %j, as %j, once', (hours, answer, choice) => {
  const at = Date.now() - hours * HOUR_MS;
  localStorage.setItem('cookie-answer', JSON.stringify({ answer, at }));
  expect(takeAnswer()).toEqual(choice);
  expect(kept()).toBeNull();
  expect(takeAnswer()).toBeUndefined();
});
