import { reportsOf } from '../fixtures/device-reports.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// An error page instead of the script loads no script. The service worker is not needed, and its first installation, a
// few hundred files from a just started site, would coincide with the login.
test.use({
  viewport: DESKTOP,
  serviceWorkers: 'block',
  allowed: /Failed to load resource|Refused to execute script/,
});

test('REQ-4 REQ-5 identifies the device by API key before login and by token after it', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await signIn(page, 'vera');
  await expect.poll(() => reports.length).toBe(2);
  const [before, after] = await Promise.all(reports.map((report) => report.allHeaders()));
  expect(before?.['x-api-key']).toBe('marquee-demo-device-check');
  expect(before?.['authorization']).toBeUndefined();
  expect(after?.['authorization']).toMatch(/^Bearer [\w-]{40,}$/);
  expect(after?.['x-api-key']).toBeUndefined();
  const [first, second] = reports.map((report) => report.postDataJSON());
  expect(second.visitorId).toBe(first.visitorId);
  expect(second.blackbox).toMatch(/^0400[\w+/=]+;[\w+/=]+$/);
  for (const report of reports) expect((await report.response())?.status()).toBe(202);
});
