import { defaultMounts } from '../../../src/sandbox/http/families.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { signInAt, signOutHere } from '../../fixtures/own-session.ts';
import { type Recorded, startRecordingProxy } from '../../fixtures/recording-proxy.ts';
import { startSandbox, startSite } from '../../fixtures/running-site.ts';
import { userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// The site on one origin and every back end on another. Requests are inspected where they arrive.
test.use({ viewport: DESKTOP, serviceWorkers: 'allow' });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test('REQ-1 REQ-2 REQ-3 REQ-4 REQ-5 a cross-origin session sends the right data per family', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const sandbox = await own(startSandbox(origin));
  const proxy = await startRecordingProxy(sandbox.origin);
  const endpoints = Object.fromEntries(
    Object.entries(defaultMounts).map(([family, base]) => [
      family,
      { url: proxy.origin + base, internal: sandbox.origin + base },
    ]),
  );
  const frameOrigins = sandbox.output().match(/(?<=frames at )\S+/g) ?? [];
  await own(startSite({ endpoints, frameOrigins }, { PORT: String(port) }));

  await signInAt(page, origin, 'vera', '/account/cashier');
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('radio', { name: 'Norte Card' }).check();
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  await expect(page.getByRole('heading', { name: '€20.00 is in your account' })).toBeVisible();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  for (const [game, family] of [
    ['moth-and-moon', '/nyx/launch'],
    ['copper-owl', '/casino-gateway/launches'],
  ]) {
    const launched = page.waitForResponse((response) => response.url().includes(family ?? ''));
    await page.goto(`${origin}/games/${game}/play`);
    expect((await launched).status()).toBe(200);
    // Wait until it is open, because a game that is left while opening is refused its session.
    await expect(page.locator('.guest-frame-page:not([inert])')).toBeVisible();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your session in' })).toBeVisible();
  }
  await page.goto(`${origin}/games`);
  await expect(userMenu(page)).toBeVisible();
  await signOutHere(page);
  await expect(page.getByRole('dialog', { name: 'Your session, in figures' })).toBeVisible();

  const to = (base: string, test: (call: Recorded) => boolean = () => true) => {
    const found = proxy.calls.filter((call) => call.path.startsWith(`${base}/`) && test(call));
    expect(found.length, base).toBeGreaterThan(0);
    return found;
  };
  const isCookie = ({ headers }: Recorded) => headers.cookie?.includes('__Host-rt=') ?? false;
  const isLogin = ({ method, path }: Recorded) =>
    method === 'POST' && path === '/operator/accounts/sessions';

  for (const { headers } of to('/operator', isLogin)) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['content-type']).toBe('application/json');
  }
  for (const call of to('/operator', ({ path }) => path === '/operator/accounts/me')) {
    expect(call.headers.authorization).toMatch(/^Bearer [\w-]{40,}$/);
    expect(call.headers['content-type']).toBe('application/json');
    expect(isCookie(call)).toBe(true);
  }
  const ids = to('/operator', ({ path }) => path.startsWith('/operator/accounts')).map(
    ({ headers }) => String(headers['x-request-id']),
  );
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);

  for (const call of to('/payment-proxy')) {
    expect(call.headers.authorization).toMatch(/^Bearer /);
    expect(call.headers['x-request-id']).toBeUndefined();
    expect(call.headers.cookie).toBeUndefined();
  }
  for (const call of to('/slots-session')) {
    expect(call.headers.authorization).toMatch(/^Bearer /);
    expect(call.headers['x-request-id']).toBeUndefined();
    expect(isCookie(call)).toBe(true);
  }
  for (const { headers } of to('/casino-gateway')) {
    expect(headers.authorization).toMatch(/^Bearer /);
    expect(headers['content-type']).not.toBe('application/json');
    expect(headers['x-request-id']).toBeUndefined();
  }
  for (const { headers } of to('/nyx')) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  }
  const reports = to('/fraud-proxy', ({ method }) => method === 'POST').map(
    ({ headers }) => headers,
  );
  const [withKey, ...withToken] = reports;
  expect(withKey?.['x-api-key']).toBe('marquee-demo-device-check');
  expect(withKey?.authorization).toBeUndefined();
  expect(withToken).toHaveLength(1);
  for (const headers of withToken) {
    expect(headers['x-api-key']).toBeUndefined();
    expect(headers.authorization).toMatch(/^Bearer /);
  }
  for (const headers of reports) {
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-request-id']).toBeUndefined();
  }
  // Requests with shareable responses carry no player data, for any visitor.
  for (const { headers } of to('/content/api')) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  }
  await page.context().close();
  await proxy.stop();
});
