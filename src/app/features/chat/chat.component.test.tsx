import Cookies from 'js-cookie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { followChat } from './follow-chat.ts';

const opener = page.getByRole('banner').getByRole('link', { name: /^Chat with us/ });
const sorry = page.getByRole('dialog', { name: 'The chat didn’t open' });

// The embedded operator's chat has its own origin, which component tests lack.
const chat = { baseUrl: '/chat/of-nobody', websiteToken: 'an-inbox' };

test('AUT-1 QRY-3 loads the chat for players with a conversation only', async () => {
  onTestFinished(() => Cookies.remove('cw_conversation'));
  await signedIn('vera');
  const { app } = await mountApp('/sitemap', { config: { chat } });
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  // A script that fails is removed at once, so the requests are recorded.
  const scripts: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement) scripts.push(node.getAttribute('src') ?? '');
  });
  watch.observe(document, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  followChat(app, chat);
  await vi.dynamicImportSettled();
  expect(scripts).toEqual([]);
  Cookies.set('cw_conversation', 'of-vera');
  followChat(app, chat);
  await expect.poll(() => scripts.join()).toMatch(/\/chat\/of-nobody\//);
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
    .element(sorry.getByRole('link', { name: 'Email help@marquee.example' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sorry).not.toBeInTheDocument();
});
