import type { Page } from 'playwright/test';
import type { Limits } from '../../../src/operator/limits.ts';
import { enterFresh } from '../../fixtures/fresh-player.ts';
import { identify } from '../../fixtures/identify.ts';
import { holdWrites, UNTRUE } from '../../fixtures/lossy-forms.ts';
import { NETWORKS } from '../../fixtures/lossy-network.ts';
import { nextToken } from '../../fixtures/operator-calls.ts';
import { expect, test } from '../../fixtures/test.ts';
import { recordWords } from '../../fixtures/word-record.ts';

// Console errors of the browser about the failed calls.
test.use({ allowed: /Failed to load resource|status of/ });

type Read = <T>(path: string) => Promise<T>;
interface Form {
  path: string;
  /** Preparation while the network works. */
  before?: (page: Page, identified: () => Promise<void>) => Promise<unknown>;
  /** Fills in and submits the form. */
  send: (page: Page) => Promise<unknown>;
  /** Success message of the page. */
  done: RegExp;
  /** Returns how many times the operator's database has the change. */
  count: (read: Read) => Promise<number>;
}

/** Writes of the forms below. */
const WRITES = /\/(deposits|withdrawals|limits\/\w+\/\w+|exclusions)$/;

const pay = async (page: Page, verb: 'Deposit' | 'Withdraw', amount: string) => {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('radio', { name: 'Norte Card' }).check();
  await page.getByRole('button', { name: `${verb} €${amount}.00` }).click();
};
const movements = (kind: string, amount: number) => async (read: Read) => {
  const { transactions } = await read<{ transactions: { kind: string; amount: number }[] }>(
    'transactions',
  );
  return transactions.filter((one) => one.kind === kind && one.amount === amount).length;
};
/** Only the first request for an exclusion counts, because a repeat would move its end. */
const exclusionOfDays = (days: number) => async (read: Read) => {
  const { exclusion } = await read<Limits>('limits');
  if (!exclusion) return 0;
  const length = Date.parse(exclusion.until ?? '') - Date.parse(exclusion.since);
  return length === days * 86_400_000 ? 1 : 2;
};

const FORMS: Record<string, Form> = {
  deposit: {
    path: '/account/cashier',
    send: (page) => pay(page, 'Deposit', '35'),
    done: /€35\.00 is in your account/,
    count: movements('deposit', 3500),
  },
  withdrawal: {
    path: '/account/cashier',
    async before(page, identified) {
      await identified();
      await pay(page, 'Deposit', '80');
      await page.getByRole('button', { name: 'Make another deposit' }).click();
      await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
    },
    send: (page) => pay(page, 'Withdraw', '20'),
    done: /€20\.00 is on its way/,
    count: movements('withdrawal', -2000),
  },
  limit: {
    path: '/account/limits',
    async send(page) {
      await page.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
      await page.getByRole('textbox', { name: 'New limit' }).fill('80');
      await page.getByRole('button', { name: 'Set to €80.00 now' }).click();
    },
    done: /Your limit is now €80\.00/,
    async count(read) {
      const { limits } = await read<Limits>('limits');
      return limits.filter(({ kind, amount }) => kind === 'loss' && amount === 8000).length;
    },
  },
  break: {
    path: '/account/limits',
    async send(page) {
      await page.getByRole('button', { name: 'Take a break: Choose how long' }).click();
      await page.getByRole('radio', { name: 'One week' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Start my break' }).click();
    },
    done: /Your break has started/,
    count: exclusionOfDays(7),
  },
};

for (const [network, treatment] of Object.entries(NETWORKS))
  for (const [name, { path, before, send, done, count }] of Object.entries(FORMS))
    test(`PGS-1 R4 F18 a network that ${network} answers: what the page says of a ${name} is true`, async ({
      page,
      site: { origin },
    }) => {
      const record = await recordWords(page);
      const token = nextToken(page);
      const { session } = await enterFresh(page, origin, path);
      const { accountCode } = session;
      const headers = { authorization: await token };
      const read: Read = async (part) => {
        const url = `${origin}/operator/accounts/${accountCode}/${part}`;
        return (await page.request.get(url, { headers })).json();
      };
      await before?.(page, () => identify(origin, session));
      const held = holdWrites(treatment);
      await page.route(WRITES, held.handle);
      const pressedAt = Date.now();
      await send(page);
      const unknown = page.getByText(/can’t confirm/).first();
      await expect(page.getByText(done).first().or(unknown).first()).toBeVisible();
      // Whatever the page shows, the operator saved the change exactly once.
      expect(await count(read)).toBe(1);

      await page.unroute(WRITES);
      if (await unknown.isVisible()) {
        await page.reload();
        // If the result can be read back, the page resolves it by itself.
        if (path.endsWith('/cashier')) {
          await expect(unknown).toBeVisible();
          await page.getByRole('button', { name: 'Check again' }).click();
          await expect(page.getByText(done).first()).toBeVisible();
        }
      }
      await expect(unknown).toBeHidden();
      expect(await count(read)).toBe(1);

      // The message must not appear too early, nor its opposite once the change was made, however briefly.
      await record.settle();
      const linesBefore = record.between(pressedAt, await held.passedOn());
      expect(linesBefore.filter((line) => done.test(line))).toEqual([]);
      const untrue = [UNTRUE, /try again/i];
      const said = record.between(pressedAt);
      expect(said.filter((line) => untrue.some((words) => words.test(line)))).toEqual([]);
    });

test('PGS-1 shows a payment with unknown outcome in every tab, and one tab resolves it for all', async ({
  page,
  context,
  site: { origin },
}) => {
  await enterFresh(page, origin, '/account/cashier');
  await context.route(WRITES, NETWORKS.drops);
  const second = await context.newPage();
  await second.goto(`${origin}/account/cashier`);
  await expect(second.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await pay(page, 'Deposit', '35');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('main').getByText(/can’t confirm/)).toBeVisible();
    await expect(tab.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  }
  await context.unroute(WRITES);
  await second.getByRole('button', { name: 'Check again' }).click();
  await expect(second.getByText(/€35\.00 is in your account/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('€35.00');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});
