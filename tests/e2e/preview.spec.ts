import { everythingStored } from '../fixtures/everything-stored.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { workerInCharge } from '../fixtures/pwa-worker.ts';
import { editContent, startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

const SECRET = 'secret-of-previews';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const TITLE = 'Draft of a winter night';

async function linkFrom(origin: string, wanted: object): Promise<string> {
  const answer = await fetch(`${origin}/hooks/preview-link`, {
    method: 'POST',
    headers: { 'x-preview-secret': SECRET },
    body: JSON.stringify(wanted),
  });
  return ((await answer.json()) as { url: string }).url;
}

// The sanitiser parses content, and the browser reports the handler that is about to be removed.
test.use({ allowed: /inline event handler|script-src-attr inline/, serviceWorkers: 'allow' });

test('HOM-1 PWA-2 PWA-3 an editor previews drafts for a future day, and leaves no trace', async ({
  page,
  own,
}) => {
  const { origin } = await own(
    startSite({ content: { deadlineMs: 5000 } }, { PREVIEW_SECRET: SECRET }),
  );
  const written = await editContent(origin, 'POST', 'promotions?status=draft', {
    slug: 'winter-night',
    title: TITLE,
    summary: 'Snow.',
    category: 'casino',
    order: 0,
    body: '<p>By the fire.</p><img src="x" onerror="document.title=1">',
    optIn: false,
    startDate: inDays(30),
    endDate: inDays(32),
  });
  expect(written.status).toBe(201);
  await page.goto(origin);
  await workerInCharge(page);

  await page.goto(await linkFrom(origin, { path: '/promotions', at: inDays(31) }));
  await expect(page).toHaveURL(`${origin}/preview/promotions`);
  const mark = page.getByText(/^Preview: drafts, as of /);
  await expect(mark).toBeVisible();
  await expectHydrated(page);
  const clock = await page.evaluate(() => [new Date().toISOString(), Date.now()]);
  // The page opens later than now and the clock advances, so it is between the promotion's first and last day.
  for (const shown of clock.map((time) => new Date(time).getTime())) {
    expect(shown).toBeGreaterThan(Date.parse(inDays(30.9)));
    expect(shown).toBeLessThan(Date.parse(inDays(31.9)));
  }
  await page.getByRole('main').getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/preview/promotions/winter-night`);
  await expect(page.getByText('By the fire.')).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Ends tomorrow|^Until /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectHydrated(page);
  await expect(mark).toBeVisible();
  expect(await page.evaluate(() => fetch('/hooks/x', { method: 'POST' }).catch(String))).toContain(
    'A preview only reads',
  );

  // A frame still has the browser's own channels, which carry messages in order.
  const heard = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const { BroadcastChannel: Own } = frame.contentWindow as Window & typeof globalThis;
        const messages: string[] = [];
        new BroadcastChannel('x').onmessage = ({ data }) => messages.push(`preview: ${data}`);
        new Own('x').onmessage = ({ data }) => {
          messages.push(`browser: ${data}`);
          if (data === 'last') resolve(messages);
        };
        new BroadcastChannel('x').postMessage('of the preview');
        new Own('x').postMessage('last');
      }),
  );
  expect(heard).toEqual(['browser: last']);

  await page.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(/\/promotions(\?|$)/);
  await expectHydrated(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  expect(await everythingStored(page)).not.toMatch(/winter|\/preview/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('preview');
});
