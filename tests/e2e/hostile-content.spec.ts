import { NOBODY_RUNS, ran } from '../fixtures/hostile-markup.ts';
import { startRetoldSite } from '../fixtures/stand-in.ts';
import { expect, test } from '../fixtures/test.ts';

// A content system with hostile content. Nothing may run, an invalid entry must not affect others, and the page stays
// intact. Chromium reports handlers that the sanitiser finds in a document without a window; they never run.
test.use({
  allowed: /Executing inline event handler violates|policy violation: script-src-attr inline/,
});

test('HOM-5 FRM-4 F7 drops only the home block of an unknown widget, bad field or hostile text', async ({
  page,
  own,
}) => {
  const site = await own(
    startRetoldSite('content', {
      '/api/homes': ({ data: [home] }) => {
        const rest = home?.['homeContent'];
        if (!Array.isArray(rest)) throw new Error('the home page has no content');
        const item = (slug: string, fields: unknown, title = slug) => ({
          documentId: `own-${title}`,
          slug,
          parent: null,
          widget: { title, specificFields: [fields] },
        });
        const homeContent = [
          item('roulette-from-the-future', {}),
          item('rich-text', { content: 7 }, 'A text that is a number'),
          item('game-rail', { maxItems: 'many' }, 'A rail of many'),
          item('countdown', { endsAt: 'soon' }, 'A countdown to soon'),
          null,
          item('rich-text', { content: `<p>Plain words</p>${NOBODY_RUNS}` }, 'A fair text'),
          item('faq', {
            items: [{ question: 5 }, { question: 'Who?', answer: `You. ${NOBODY_RUNS}` }],
          }),
          ...rest,
        ];
        return { data: [{ ...home, homeContent }] };
      },
    }),
  );
  const response = await page.goto(site.origin);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByText('Plain words')).toBeVisible();
  await expect(page.getByText('Who?')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'On the bill tonight' })).toBeAttached();
  for (const title of ['A text that is a number', 'A rail of many', 'A countdown to soon'])
    await expect(page.getByText(title)).toHaveCount(0);
  expect(await ran(page)).toBe(false);
  const said = () => site.output().match(/content: .*roulette-from-the-future/g)?.length;
  await expect.poll(said).toBe(1);
});
