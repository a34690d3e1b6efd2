import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const announced = () => document.getElementById('page-announcement')?.textContent;
const retry = page.getByRole('button', { name: 'Try again' });
// Not one of those that are tried again at once.
const failed = () => new Response('', { status: 500 });

/** Answers each call for an address by hand. */
function heldAnswers(part: string) {
  const waiting: ((response: Response | undefined) => void)[] = [];
  return {
    waiting,
    answering: (request: Request) =>
      request.url.includes(part)
        ? new Promise<Response | undefined>((resolve) => waiting.push(resolve))
        : undefined,
    /** Answers the next call; undefined lets it through. */
    async answer(response: Response | undefined) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(response);
    },
  };
}

test('FRM-4 RTE-10 keeps the focus while a list is tried again, and hands it to its heading', async () => {
  expectedLog();
  const list = heldAnswers('/api/promotions');
  await mountApp('/promotions', { answering: list.answering });
  // The page may ask before and after it is shown.
  await expect
    .poll(() => {
      for (const answer of list.waiting.splice(0)) answer(failed());
      return retry.query();
    })
    .not.toBeNull();
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await list.answer(failed());
  await expect.poll(announced).toBe('We couldn’t load this part');
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expect.element(retry).toHaveFocus();
  await list.answer(undefined);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('FRM-4 tells an online visitor that a page did not load, not that they are offline', async () => {
  expectedLog();
  let isCut = true;
  document.getElementById('page-announcement')?.remove();
  const { app } = await mountApp('/promotions/weekend-encore', {
    answering: () => (isCut ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('This page didn’t load');
  app.stores.network.online = false;
  await expect.element(heading).toHaveTextContent('This page isn’t saved on this device');
  app.stores.network.online = true;
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toBe('We couldn’t load this part');
  await expect.element(retry).toHaveFocus();
  document.getElementById('page-announcement')?.remove();
  isCut = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('The weekend encore');
  await expect.element(heading).toHaveFocus();
  expect(announced()).toBeUndefined();
});
