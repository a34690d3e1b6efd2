import type { Page } from 'playwright/test';
import { log, openChat, opener, panel, say, widget } from '../../fixtures/chat-panel.ts';
import { signOutHere } from '../../fixtures/own-session.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// The operator's chat over the page, with the sandbox's working stand-in.
test.use({ viewport: DESKTOP });

const conversation = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cw_conversation')?.value;

test('HDR-7 counts replies to a closed chat on its button, in the page’s language', async ({
  page,
}) => {
  await page.goto('/es/promotions');
  await expectHydrated(page);
  const link = page.getByRole('banner').getByRole('link', { name: /^Habla con nosotros/ });
  await link.click();
  const message = widget(page).getByLabel('Tu mensaje');
  await message.fill('Hola');
  // Delivers the reply of the assistant only after the chat is closed.
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await page.route(/\/chat\/api\/messages\?/, (route) => closed.then(() => route.continue()));
  await message.press('Enter');
  await page.getByRole('button', { name: 'Cerrar el chat' }).click();
  close();
  await expect(link).toHaveAccessibleName(/1 sin leer/);
  await expect(page.getByRole('status').filter({ hasText: /1 sin leer/ })).toBeAttached();
  await link.click();
  await expect(log(page)).toContainText('¡Hola! ¿En qué te puedo ayudar hoy?');
  await expect(link).not.toHaveAccessibleName(/sin leer/);
});

test.describe('across log-in and log-out', () => {
  // A question that is on its way when the session ends is refused.
  test.use({ allowed: /chat\/api\/messages\S* Failed to load resource: .* 401 / });

  test('AUT-1 AUT-2 identifies the player to the chat, and ends it with the session in all tabs', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expectHydrated(page);
    await openChat(page);
    await say(page, 'Said before the login');
    const before = await conversation(page);
    expect(before).toBeDefined();
    await signIn(page, 'vera', '/help');
    // The conversation moves to the player's account without further action.
    await expect.poll(() => conversation(page)).not.toBe(before);
    const other = await context.newPage();
    await other.goto('/promotions');
    await expectHydrated(other);
    await openChat(other);
    await expect(log(other)).toContainText('Said before the login');

    await signOutHere(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(panel(other)).toBeHidden();
    await expect.poll(() => conversation(page)).toBeUndefined();
    await openChat(page);
    // What the panel shows of an earlier conversation has come with the message.
    await say(page, 'Said after the logout');
    await expect(log(page)).not.toContainText('Said before the login');
    expect((await context.cookies()).filter(({ name }) => name.startsWith('cw_user'))).toEqual([]);
    await other.close();

    // After the next log-in, on any device, the conversation is there again.
    await signIn(page, 'vera', '/games');
    await openChat(page);
    await expect(log(page)).toContainText('Said before the login');
  });
});

test('AUT-6 opens the chat from the identity dialog, which closes for it', async ({ page }) => {
  await signIn(page, 'nadia', '/games');
  const asked = page.getByRole('dialog', { name: 'Verify your identity' });
  await asked.getByRole('link', { name: 'Open chat' }).click();
  await expect(asked).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await say(page, 'Which document do you need?');
  await expect(log(page)).toContainText('Upload a photo of your identity document');
});

test.describe('when its script does not load', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('F42 HDR-7 offers other contact options, and loads the chat again on request', async ({
    page,
  }) => {
    await page.route('**/packs/js/sdk.js', (route) => route.abort());
    await page.goto('/games');
    await expectHydrated(page);
    await opener(page).click();
    const sorry = page.getByRole('dialog', { name: 'The chat didn’t open' });
    await expect(sorry.getByRole('link', { name: 'in a new tab' })).toHaveAttribute(
      'href',
      /\/chat\/widget\?website_token=marquee-demo-inbox$/,
    );
    await expect(sorry.getByRole('link', { name: 'Call +34 900 000 000' })).toBeVisible();
    await expect(sorry.getByRole('link', { name: 'Email help@marquee.example' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sorry).toBeHidden();
    await page.unroute('**/packs/js/sdk.js');
    await openChat(page);
  });
});

test('F42 gives up on a late script after 10 s, and nothing else waits for it', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/packs/js/sdk.js', () => undefined);
  await page.goto('/games');
  await expectHydrated(page);
  const late = page.waitForRequest('**/packs/js/sdk.js');
  await opener(page).click();
  await late;
  await expect(page.getByText('Opening the chat…')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('dialog', { name: 'The chat didn’t open' })).toBeVisible();
});

test('HDR-7 replies from the inbox, a page of its own in a new tab', async ({ page }) => {
  await page.goto('/games');
  const address = await opener(page).getAttribute('href');
  await page.goto(address ?? '');
  await page.getByLabel('Your message').fill('hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('How can I help you today?');
});
