import { page } from 'vitest/browser';
import type { Session } from '../../src/operator/sessions.ts';
import type { Answering } from './mount-app.tsx';
import { mountPlayer } from './mount-player.tsx';
import { operator } from './operator-api.ts';

// The cashier's forms, located as a player finds them.
export const balance = page.getByRole('region', { name: 'Balance' });
export const amount = page.getByRole('textbox', { name: 'Amount' });
export const refused = page.getByRole('region', { name: 'No money was moved' });
/** Deposits on the page of the activity. */
export const deposits = page.getByRole('row', { name: /Deposit/ });
export const heading = (name: string) => page.getByRole('heading', { name });
export const deposit = (sum: string) =>
  page.getByRole('button', { name: `Deposit ${sum}`, exact: true });

export async function fill(sum: string) {
  await amount.fill(sum);
  await page.getByRole('radio', { name: 'Norte Card' }).click();
}

/** Opens another page of the account. */
export async function show(link: string) {
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: link })
    .click();
}

/**
 * Mounts the cashier.
 * @param session a new player's if absent
 * @returns also `answering`, for further mounts, and `answerPayments`, which from then on overrides its responses to
 * payments; undefined uses the operator's
 */
export async function enterCashier(session?: Session) {
  let answer: Answering = () => undefined;
  const answering: Answering = (request) =>
    new URL(request.url).pathname.startsWith('/payment-proxy/') ? answer(request) : undefined;
  const mounted = await mountPlayer('/account/cashier', {
    answering,
    ...(session && { session }),
  });
  return {
    ...mounted,
    answering,
    answerPayments: (how: Answering) => {
      answer = how;
    },
  };
}

/** The operator books the payment, but its response is lost. */
export const lose: Answering = async (request) => {
  await operator(request);
  return new Response('{"transaction":', { headers: { 'content-type': 'application/json' } });
};

export const problem = (status: number, code: string, more = {}) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
