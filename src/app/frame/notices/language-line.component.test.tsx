import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { offeredLanguage } from '../../features/language/offered-language.ts';
import { occupy } from '../../state/occupations.ts';

test('CFG-2 offers Spanish in Spanish to a Spanish browser, once', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES', 'es', 'en']);
  const before = await mountApp('/sitemap?a=b');
  const offer = page.getByRole('link', { name: 'Continuar en español' });
  await expect.element(offer).toHaveAttribute('href', '/es/sitemap?a=b');
  await expect.element(page.getByText('Este sitio también está en español.')).toBeVisible();
  const leave = occupy(before.app.stores.occupations, 'game');
  await expect.element(offer).not.toBeInTheDocument();
  leave();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('language-offer')).not.toBeNull();
  await before.screen.unmount();
  localStorage.removeItem('language-offer');
  vi.restoreAllMocks();
});

test('CFG-2 FRM-1 has the buttons of a phone’s offer beside each other', async () => {
  await page.viewport(412, 844);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await mountApp('/es/sitemap');
  const accept = page.getByRole('link', { name: 'Continue in English' });
  await expect.element(accept).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const decline = page.getByRole('button', { name: 'Not now' });
  await expect.poll(() => topOf(decline.element())).toBe(topOf(accept.element()));
});

test('CFG-2 FRM-1 starts an offer on the side of its language on a right-to-left page', async () => {
  await page.viewport(390, 844);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await mountApp('/ar/sitemap', { config: { languages: ['en', 'ar'] } });
  const words = page.getByText('This site is also in English.');
  await expect.element(words).toBeVisible();
  expect(getComputedStyle(words.element()).textAlign).toBe('start');
});

test('CFG-2 offers no language to a visitor who has chosen one', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES', 'es', 'en']);
  onTestFinished(() => {
    localStorage.removeItem('language-offer');
    vi.restoreAllMocks();
  });
  await mountApp('/sitemap');
  const offer = page.getByRole('link', { name: 'Continuar en español' });
  await expect.element(offer).toBeVisible();
  const chosen = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  chosen.element().addEventListener('click', (event) => event.preventDefault());
  await chosen.click();
  expect(offeredLanguage(['en', 'es'], 'en', ['es'])).toBeUndefined();
});
