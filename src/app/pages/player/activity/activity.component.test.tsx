import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { mountApp } from '../../../../../tests/component/mount-app.tsx';
import { onNextClick } from '../../../../../tests/component/on-next-click.ts';
import { newPlayer, signedIn } from '../../../../../tests/component/player.ts';
import { onDesktop, PHONE } from '../../../../../tests/component/resize.ts';
import { text } from '../../../../../tests/component/text.ts';

const DAY_MS = 86_400_000;
const slider = page.getByRole('slider', { name: 'Stakes and wins: week' });
const table = page.getByRole('region', { name: 'Figures as a table' });
const rows = (list: string) => [
  ...page.getByRole('table', { name: list }).element().querySelectorAll('.activity-row'),
];
const countOf = (list: string) => () =>
  page.getByRole('table', { name: list }).query()?.querySelectorAll('.activity-row').length;
const announced = () => document.querySelector('#page-announcement')?.textContent;
const textOf = (cell: Element | undefined) => cell?.textContent ?? '';

async function openActivity(query = ''): Promise<void> {
  await signedIn('vera');
  await mountApp(`/account/activity${query}`);
}

/** Collects the files that the page saves from now on, without writing to disk. */
function savedFiles(): { name: string; text: Promise<string> }[] {
  const saved: { name: string; text: Promise<string> }[] = [];
  let last: Blob | undefined;
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:of-a-test';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, text: last.text() });
  });
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return saved;
}

test('PGS-1 makes charts readable by keyboard, with the same numbers in a table', async () => {
  await openActivity();
  await text('Figures as a table').first().click();
  await expect.element(table).toBeVisible();
  const weeks = [...table.element().querySelectorAll('tbody tr')];
  expect(weeks).toHaveLength(4);
  (slider.element() as HTMLElement).focus();
  for (const week of weeks) {
    const name = textOf(week.querySelector('th') ?? undefined);
    const [, , staked, won, result] = [...week.querySelectorAll('td')].map(textOf);
    await expect
      .element(slider)
      .toHaveAttribute(
        'aria-valuetext',
        `${name}: Stakes ${staked}, Wins ${won}, Net result ${result}`,
      );
    expect(textOf(page.getByRole('figure', { name: 'Stakes and wins' }).element())).toContain(
      `Stakes${staked}`,
    );
    await userEvent.keyboard('{ArrowLeft}');
  }
  const [, , staked, won] = [...table.element().querySelectorAll('tfoot td')].map(textOf);
  await expect
    .element(page.getByText(`You staked ${staked} and won ${won}.`, { exact: false }))
    .toBeVisible();
});

test('PGS-1 keeps the period in the URL and validates custom dates', async () => {
  // Shortly after midnight Vera has not played today yet.
  const dayOf = (at: number) => new Date(at).toLocaleDateString('sv');
  const [yesterday, today] = [dayOf(Date.now() - DAY_MS), dayOf(Date.now())];
  const lastWeek = new Date().getDay() === 1 ? '1' : '0';
  await openActivity(`?period=own&from=${yesterday}&to=${today}`);
  await expect.element(slider).toHaveAttribute('max', lastWeek);
  await page.getByRole('link', { name: '12 months' }).click();
  await expect.element(slider).toHaveAttribute('max', '51');
  expect(location.search).toBe('?period=12m');
  await page.getByRole('link', { name: 'Custom dates' }).click();
  const [from, to] = [page.getByLabelText('From'), page.getByLabelText('To')];
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await from.fill('2031-01-02');
  await to.fill('2031-01-01');
  await show.click();
  await expect
    .element(from)
    .toHaveAccessibleDescription('The first date cannot be after the last.');
  await expect.element(from).toHaveFocus();
  await from.fill('2020-01-02');
  await show.click();
  await expect.element(to).toHaveAccessibleDescription(/cannot be in the future/);
  await expect.element(to).toHaveFocus();
  history.back();
  await expect.element(from).toHaveValue('2031-01-02');
  await from.fill(yesterday);
  await to.fill(today);
  await show.click();
  await expect.element(slider).toHaveAttribute('max', lastWeek);
  expect(location.search).toBe(`?period=own&from=${yesterday}&to=${today}`);
});

test('PGS-1 FRM-1 lines up the state of a transaction with its kind, and loads page by page', async () => {
  await openActivity('?period=3m');
  const transactions = countOf('Transactions');
  await expect.poll(transactions).toBe(25);
  const state = page
    .getByRole('cell', { name: /^Withdrawal/ })
    .getByText('Pending')
    .first();
  await expect.element(state).toBeVisible();
  const kind = document.createRange();
  kind.selectNode(state.element().closest('td')?.firstChild as Text);
  expect(state.element().getBoundingClientRect().left).toBe(kind.getBoundingClientRect().left);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(transactions).toBe(50);
  await expect.poll(() => rows('Transactions')[25]).toBe(document.activeElement);
});

test('PGS-1 exports every entry of the chosen type, also of a long list', async () => {
  const saved = savedFiles();
  await openActivity('?period=3m');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), 'Deposits');
  const count = page.getByRole('main').getByText(/^All \d+ shown$/);
  await expect.element(count).toBeVisible();
  await expect.poll(announced).toBe(count.element().textContent);
  expect(location.search).toBe('?period=3m&kind=deposit');
  const amounts = rows('Transactions').map((row) =>
    textOf(row.querySelector('td:last-child') ?? undefined),
  );
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('activity-transactions.csv');
  // `Blob.text()` strips the byte order mark.
  const [header, ...lines] = ((await saved[0]?.text) ?? '').trimEnd().split('\r\n');
  expect(header).toMatch(
    /Time \(UTC\),Type,Description,Status,Amount,Balance after,Currency,Reference$/,
  );
  expect(lines.map((line) => `+€${line.split(',')[4]}`)).toEqual(
    amounts.map((amount) => amount.replace(/Balance.*/, '')),
  );
  await expect.element(text(`Your file has ${lines.length} entries.`)).toBeVisible();

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), 'Stakes');
  await page.getByRole('link', { name: '12 months' }).click();
  await expect.element(slider).toHaveAttribute('max', '51');
  expect(location.search).toBe('?period=12m&kind=stake');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => saved).toHaveLength(2);
  const [, ...stakes] = ((await saved[1]?.text) ?? '').trimEnd().split('\r\n');
  // Several responses of 200 entries each.
  expect(stakes.length).toBeGreaterThan(400);
  const staked = stakes.reduce(
    (sum, line) => sum - Math.round(Number(line.split(',')[4]) * 100),
    0,
  );
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  await expect.element(text(`You staked ${shown.format(staked / 100)} and won`)).toBeVisible();
});

test('PGS-1 expands the picks of a bet, and shows what of it was cashed out', async () => {
  await signedIn('vera');
  const leg = { event: 'Herons - Comets', market: 'Winner', outcome: 'Herons', odds: 2 };
  const bet = {
    placedAt: '2026-11-20T12:00:00Z',
    kind: 'single',
    stake: 1000,
    currency: 'EUR',
    odds: 2,
    legs: [{ ...leg, status: 'open' }],
    cashedOut: { stake: 400, payout: 380 },
  };
  const bets = [
    { ...bet, id: 'B3', kind: 'combined', legs: [bet.legs[0], bet.legs[0]], status: 'open' },
    { ...bet, id: 'B2', status: 'open' },
    { ...bet, id: 'B1', status: 'cashed-out', settledAt: '2026-11-20T13:00:00Z', payout: 950 },
  ];
  await mountApp('/account/activity?list=bets', {
    answering: ({ url }) =>
      new URL(url).pathname.endsWith('/bets') ? Response.json({ bets }) : undefined,
  });
  await expect.poll(countOf('Bets')).toBe(3);
  await page.getByRole('button', { name: 'Accumulator, 2 selections' }).click();
  const picks = page.getByRole('list', { name: 'Selections in this bet' });
  await expect.element(picks.getByRole('listitem').first()).toMatchTextContent(/odds/);
  await expect.element(page.getByText('Reference: B3')).toBeVisible();
  await page.getByRole('button', { expanded: true, name: /^Accumulator/ }).click();
  await expect.element(picks).not.toBeInTheDocument();
  const [, open, closed] = rows('Bets');
  expect(textOf(open)).toContain('Part cashed out for €3.80');
  expect(textOf(closed)).toContain('Returns €9.50');
  for (const row of [open, closed])
    await userEvent.click(row?.querySelector('button') as HTMLButtonElement);
  await expect.poll(() => document.querySelectorAll('.bet-legs').length).toBe(1);
  expect(document.querySelector('.bet-legs')?.textContent).not.toMatch(/Open/);
});

test('AUT-7 PGS-1 opens the statement of a slot session, and prints it alone on one sheet', async () => {
  await openActivity('?list=sessions');
  await expect.poll(countOf('Game sessions')).toBeGreaterThan(0);
  await page.getByRole('table', { name: 'Game sessions' }).getByRole('button').first().click();
  const statement = page.getByRole('region', { name: 'Game session statement' });
  for (const line of ['Duration', 'Total stakes', 'Total wins', 'Session result'])
    await expect
      .element(statement.getByRole('term').filter({ hasText: line }).first())
      .toBeVisible();
  await text('Figures as a table').first().click();
  await expectAccessible();
  await onDesktop();
  await expectAccessible();
  await page.viewport(...PHONE);
  const onScreen = statement.getByRole('term').first().element().getBoundingClientRect();
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(() => emulate('').then(() => undefined));
  await emulate('print');
  await expect.element(statement.getByText('Print', { exact: true })).not.toBeVisible();
  const printed = statement.getByRole('term').first().element().getBoundingClientRect();
  expect(printed.height).toBe(onScreen.height);
  const { top, height } = statement.element().getBoundingClientRect();
  expect(document.body.scrollHeight).toBeLessThanOrEqual(Math.max(innerHeight, top + height + 1));
  await expect
    .element(page.getByRole('heading', { level: 1, includeHidden: true }))
    .not.toBeVisible();
});

test('PGS-1 shows an empty state to a player who has not played yet', async () => {
  await newPlayer();
  await mountApp('/account/activity');
  await expect
    .element(page.getByRole('heading', { name: 'No activity in this period' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('main').getByText('Nothing of this type in this period.'))
    .toBeVisible();
});

test('PGS-1 says which part or further entries failed to load, and shows a part after a retry', async () => {
  let fails = true;
  await signedIn('vera');
  await mountApp('/account/activity?period=3m', {
    answering: ({ url }) =>
      url.includes('cursor=') || (fails && /\/operator\/accounts\/VERA0001\//.test(url))
        ? new Response(null, { status: 500 })
        : undefined,
  });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.poll(() => again.elements().length).toBe(2);
  onNextClick(() => {
    fails = false;
  });
  await again.first().click();
  await expect.poll(() => again.elements().length).toBe(1);
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(text(/shown$/).first()).toBeVisible();

  await expect.poll(announced).toMatch(/shown$/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(announced).toMatch(/^We couldn’t load this part/);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Details' })).toHaveFocus();
});
