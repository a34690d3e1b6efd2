// Reads the audit log as staff do.
import { onTestFinished } from 'vitest';
import { STAFF_TOKEN } from '../run-sandbox.ts';
import { startOperator } from '../wallet/signed-in-players.ts';

export interface Line {
  readonly id: number;
  readonly at: string;
  readonly event: string;
  readonly by: string;
  readonly name?: string;
  readonly account?: string;
  readonly address?: string;
  readonly details?: string;
}

/** Starts an operator that the test stops. */
export async function start() {
  const operator = await startOperator();
  onTestFinished(() => operator.stop());
  return operator;
}

export const ask = (url: string, query = '') =>
  fetch(`${url}/operator/audit?${query}`, { headers: { Authorization: `Bearer ${STAFF_TOKEN}` } });

/** Excludes staff actions. */
export async function linesOf(url: string) {
  const { lines } = (await (await ask(url)).json()) as { lines: Line[] };
  return lines.filter(({ by }) => by !== 'staff');
}

/** Formats lines as `actor event details account`. */
export const told = (lines: readonly Line[]) =>
  lines.map(({ by, event, details, account }) =>
    [by, event, details, account && `(${account})`].filter(Boolean).join(' '),
  );
