import { expect, test } from '../fixtures/test.ts';

test('RTE-5 PGS-1 redirects to the help centre with a notice if a topic or answer is gone', async ({
  page,
}) => {
  for (const path of ['/help/nothing', '/help/payments/nothing', '/help/%2e%2e%2f/x']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.headers()['location']]).toEqual([path, '/help?notice=help']);
  }
  await page.goto('/help/payments/nothing');
  await expect(page.getByText('That help page is no longer available.')).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('RTE-8 PGS-1 gives search engines the questions and answers of a topic', async ({ page }) => {
  const html = await (await page.request.get('/es/help/documentation')).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const faq = blocks
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'FAQPage');
  expect(faq?.['mainEntity']).toHaveLength(5);
  expect(JSON.stringify(faq)).toContain('¿Qué documentos puedo enviar?');
});

test('RTE-8 PGS-1 serves search results with highlights, and hides them from search engines', async ({
  request,
}) => {
  const sent = await (await request.get('/help?q=witdrawl+arives')).text();
  expect(sent).toContain('<mark>withdrawal</mark>');
  expect(sent).toContain('<meta name="robots" content="noindex"/>');
});
