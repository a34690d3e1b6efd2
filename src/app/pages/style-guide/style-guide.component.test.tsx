import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const main = page.getByRole('main');

test('RTE-4 shows every part with its styles and its texts', async () => {
  await mountApp('/style-guide');
  const card = main.getByRole('region', { name: 'A card' });
  const accounts = main.getByRole('heading', { level: 2 }).last();
  await expect.element(accounts).toBeInTheDocument();
  accounts.element().scrollIntoView();
  await expect.element(card).toBeInTheDocument();
  expect(getComputedStyle(card.element()).borderTopStyle).toBe('solid');
  const labels = [...document.querySelectorAll('main :is([placeholder], [aria-label])')].flatMap(
    (part) => [part.getAttribute('placeholder') ?? '', part.getAttribute('aria-label') ?? ''],
  );
  expect(labels.filter((label) => /^[a-z][\w-]*(?:\.(?!example$)[\w-]+)+$/i.test(label))).toEqual(
    [],
  );
});
