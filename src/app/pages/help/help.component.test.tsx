import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');
const search = page.getByRole('searchbox', { name: 'Search the help centre' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('PGS-1 navigates from the topics to an answer, to the next one, and back up', async () => {
  await mountApp('/help');
  await main.getByRole('link', { name: /^Deposits & withdrawals 7 answers/ }).click();
  await expect.element(heading('Deposits & withdrawals')).toHaveFocus();
  await main.getByText('How do I deposit?', { exact: true }).click();
  await expect.element(text('Most methods are free.')).toBeVisible();
  await main.getByRole('link', { name: 'Read the answer: How do I deposit?' }).click();
  await expect.element(heading('How do I deposit?')).toBeVisible();
  await expect.element(page.getByText(/^Last updated on \d+ \w+/)).toBeVisible();
  await main.getByRole('link', { name: /Next Why is my withdrawal still pending\?/ }).click();
  await expect.element(heading('Why is my withdrawal still pending?')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Help centre' })
    .click();
  await expect.poll(() => location.pathname).toBe('/help');
  await expect.element(main.getByRole('link', { name: 'Call us +34 900 000 000' })).toBeVisible();
});

test('PGS-1 searches despite typos, highlights matches, and keeps the search in the URL', async () => {
  await mountApp('/help');
  await search.fill('witdrawl arive');
  const count = main.getByRole('status');
  await expect.element(count).toMatchTextContent(/^1 answer$/);
  await expect.poll(() => location.search).toBe('?q=witdrawl+arive');
  const marked = [...document.querySelectorAll('main mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(expect.arrayContaining(['withdrawal']));
  expect(marked.join()).toContain('arrive');
  await expect.poll(() => document.head.querySelector('meta[name=robots]')).not.toBeNull();

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('When does my withdrawal arrive?')).toBeVisible();
  history.back();
  await expect.element(search).toHaveValue('witdrawl arive');
});

test('PGS-1 shows other contact options when a search finds nothing', async () => {
  await mountApp('/help?q=zzzzqqq');
  await expect.element(main.getByRole('status')).toMatchTextContent(/^0 answers$/);
  await expect.element(main.getByRole('heading', { name: 'No answers found' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Email us/ })).toBeVisible();
  await main.getByRole('link', { name: 'Show all topics' }).click();
  await expect.element(main.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** Returns the votes on an article from the embedded operator. */
async function votesOn(article: string) {
  const answer = await fetch('/operator/help/votes', {
    headers: { authorization: 'Bearer token-of-the-tests' },
  });
  const { votes } = (await answer.json()) as { votes: { article: string }[] };
  return votes.filter((vote) => vote.article === article);
}

test('PGS-1 saves and changes a vote, and shows an error when offline', async () => {
  let isOffline = true;
  const carried: (string | null)[] = [];
  const path = '/help/games/are-games-fair';
  const count = { article: 'are-games-fair', language: 'en' };
  const before = await mountApp(path, {
    answering({ url, headers }) {
      if (!url.includes('/operator/help/articles/')) return undefined;
      if (isOffline) throw new TypeError('Failed to fetch');
      carried.push(headers.get('authorization'));
      return undefined;
    },
  });
  const [yes, no] = [
    page.getByRole('button', { name: 'Yes' }),
    page.getByRole('button', { name: 'No' }),
  ];
  await yes.click();
  await expect.element(text('You are offline, so your vote was not sent.')).toBeVisible();
  isOffline = false;
  await yes.click();
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => votesOn(count.article)).toEqual([{ ...count, useful: 1, notUseful: 0 }]);
  expect(carried).toEqual([null]);
  await before.screen.unmount();
  await mountApp(path);
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
  await no.click();
  await expect.element(no).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => votesOn(count.article)).toEqual([{ ...count, useful: 0, notUseful: 1 }]);
});

test('AUT-6 QRY-2 links from the dialog to help for a player without a document', async () => {
  await mountApp('/login?returnUrl=/sitemap');
  await page.getByLabelText('Username or email').fill('nadia');
  await page.getByLabelText('Password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'What we need, and why' }).click();
  await expect.element(heading('Identity documents')).toBeVisible();
  expect(location.pathname).toBe('/help/documentation');
});
