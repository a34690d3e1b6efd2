import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdOptIns } from '../../../../tests/component/held-opt-ins.ts';
import { hurryTimers } from '../../../../tests/component/hurry-timers.ts';
import { drops } from '../../../../tests/component/lossy-network.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { operator } from '../../../../tests/component/operator-api.ts';
import { newPlayer } from '../../../../tests/component/player.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');
const userMenu = page.getByRole('banner').getByRole('button', { name: /^Your account/ });

async function logIn(username: string): Promise<void> {
  await page.getByLabelText('Username or email').fill(username);
  await page.getByLabelText('Password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
}

test('AUT-1 RTE-7 F25 B29 keeps the input over a lost connection, and returns to no other site', async () => {
  const sessions = vi.fn();
  await mountApp(`/login?returnUrl=${encodeURIComponent('//evil.test/x')}`, {
    answering({ url }) {
      if (!url.endsWith('/operator/accounts/sessions')) return undefined;
      sessions();
      if (sessions.mock.calls.length > 1) return undefined;
      throw new TypeError('Failed to fetch');
    },
  });
  await logIn('vera');
  await expect.element(page.getByRole('group', { name: /couldn’t reach/ })).toHaveFocus();
  await expect.element(page.getByLabelText('Username or email')).toHaveValue('vera');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect.element(userMenu).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
});

test('AUT-1 keeps the dialog of a pressed passkey when a suggestion was still loading', async () => {
  const suggests = vi
    .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
    .mockResolvedValue(true);
  const asked: CredentialRequestOptions[] = [];
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    asked.push(options ?? {});
    return new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  });
  onTestFinished(() => {
    suggests.mockRestore();
    get.mockRestore();
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answers: Response[] = [];
  let requests = 0;
  await mountApp('/login', {
    async answering(request) {
      if (!request.url.endsWith('/passkey-options')) return undefined;
      requests += 1;
      if (requests === 1) await held;
      const answer = await operator(request);
      answers.push(answer);
      return answer;
    },
  });
  await expect.poll(() => requests).toBe(1);
  const passkey = main.getByRole('button', { name: 'Use a passkey' });
  await passkey.click();
  await expect.poll(() => asked.length).toBe(1);
  release();
  await expect.poll(() => answers[1]?.bodyUsed).toBe(true);
  await page.getByLabelText('Username or email').fill('vera');
  await expect.element(passkey).toHaveAttribute('aria-busy', 'true');
  const calls = asked.map(({ mediation, signal }) => [mediation, signal?.aborted]);
  expect(calls).toEqual([[undefined, false]]);
});

test('HDR-8 AUT-1 opens the log-in page on a phone when a promotion is joined, and returns', async () => {
  const { answering } = holdOptIns('second-act');
  await mountApp('/promotions/second-act', { answering });
  await main.getByRole('link', { name: 'Log in to join' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?returnUrl=%2Fpromotions%2Fsecond-act');
  await logIn('vera');
  await expect.element(main.getByText(/^You joined on/)).toBeVisible();
  expect(location.pathname).toBe('/promotions/second-act');
});

const refusal = () =>
  Response.json({ type: 'about:blank', status: 401, code: 'token_invalid' }, { status: 401 });

async function pay(amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('radio', { name: 'Norte Card' }).click();
  await page.getByRole('button', { name: /50\.00/ }).click();
}

test('REQ-8 explains the log-in after a 401, and that the pending payment was not made', async () => {
  await mountPlayer('/account/cashier', {
    answering: ({ url }) => (url.endsWith('/payment-proxy/deposits') ? refusal() : undefined),
  });
  await pay('50');
  await expect.element(main.getByText(/Your session has ended/)).toBeVisible();
  await expect.element(main.getByText(/Your deposit .* was not made/)).toBeVisible();
});

test('REQ-8 reports a payment without a response, and where to check it after the log-in', async () => {
  hurryTimers(500, 1500);
  const { session, username } = await newPlayer();
  await mountPlayer('/account/cashier', {
    session,
    async answering(request) {
      if (!request.url.endsWith('/payment-proxy/deposits')) return undefined;
      // The operator performs the action but its response is lost; after that the session is over.
      if (isOver) return refusal();
      isOver = true;
      return drops(request);
    },
  });
  let isOver = false;
  await pay('50');
  await expect.element(main.getByText(/Your deposit .* has not been confirmed yet/)).toBeVisible();
  await logIn(username);
  await expect.element(page.getByText(/We can’t confirm this payment yet/)).toBeVisible();
});

test('PGS-1 reports a self-exclusion whose response is lost as probable; log-in shows its end', async () => {
  hurryTimers(500, 1500);
  const { session, username } = await newPlayer();
  await mountPlayer('/account/limits', {
    session,
    async answering(request) {
      if (!request.url.endsWith('/exclusions') || isLost) return undefined;
      isLost = true;
      return drops(request);
    },
  });
  let isLost = false;
  await page.getByRole('button', { name: 'Self-exclusion: Choose how long' }).click();
  await page.getByRole('radio', { name: 'Six months' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
  await page.getByRole('button', { name: 'Exclude me now' }).click();
  await expect
    .element(main.getByText(/Your self-exclusion .* has not been confirmed yet/))
    .toBeVisible();
  await logIn(username);
  await expect.element(page.getByRole('group', { name: /closed until/ })).toHaveFocus();
});
