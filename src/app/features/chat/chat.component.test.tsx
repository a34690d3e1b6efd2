import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const opener = page.getByRole('banner').getByRole('link', { name: /^Chat with us/ });
const sorry = page.getByRole('dialog', { name: 'The chat didn’t open' });
const scripts = () => document.querySelectorAll('script[src*="/chat/"]').length;

// The embedded operator's chat has its own origin, which component tests lack.
const chat = { baseUrl: '/chat/of-nobody', websiteToken: 'an-inbox' };

test('AUT-1 QRY-3 loads no chat code for a player who never used it', async () => {
  await signedIn('vera');
  await mountApp('/sitemap');
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: /^Your account/ }))
    .toBeVisible();
  expect(scripts()).toBe(0);
});

test('AUT-6 HDR-7 opens from the document dialog, which closes', async () => {
  await mountApp('/login?returnUrl=/sitemap', { config: { chat } });
  await page.getByLabelText('Username or email').fill('nadia');
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const asked = page.getByRole('dialog', { name: 'Verify your identity' });
  await asked.getByRole('link', { name: 'Open chat' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(sorry).toBeVisible();
});

test('F42 HDR-7 offers other ways of contact when the chat does not open', async () => {
  await mountApp('/sitemap', { config: { chat } });
  await opener.click();
  await expect
    .element(sorry.getByRole('link', { name: /in a new tab/ }))
    .toHaveAttribute('href', '/chat/of-nobody/widget?website_token=an-inbox');
  await expect.element(sorry.getByRole('link', { name: 'Call +34 900 000 000' })).toBeVisible();
  await expect
    .element(sorry.getByRole('link', { name: 'Write to help@marquee.example' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sorry).not.toBeInTheDocument();
});
