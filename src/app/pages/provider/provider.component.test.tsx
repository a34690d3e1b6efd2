import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

test('SPT-4 FTR-2 opens a provider’s page by any name', async () => {
  const names = [
    'Café Nocturne',
    'Otter & Oak',
    'G.Games',
    'Half/Half',
    '100 % Luck',
    '🎰 Ñandú?#+',
  ];
  const items = names.map((displayName, index) => ({
    code: index === 0 ? 'cafe-nocturne' : 'lampblack',
    displayName,
    footerImage: null,
  }));
  await mountApp(`/providers/${encodeURIComponent('Otter & Oak')}`, {
    answering: ({ url }) =>
      new URL(url).pathname.endsWith('/game-providers') ? Response.json({ items }) : undefined,
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect.element(heading('Otter & Oak')).toBeVisible();
  for (const name of ['🎰 Ñandú?#+', '100 % Luck', 'Half/Half', 'G.Games', 'Café Nocturne']) {
    await page
      .getByRole('navigation', { name: 'Other providers' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect.element(heading(name)).toBeVisible();
    const address = encodeURIComponent(name).replaceAll('.', '%2E');
    expect(location.pathname).toBe(`/providers/${address}`);
  }
});
