import { page } from 'vitest/browser';
import { hurryTimers } from './hurry-timers.ts';
import type { Answering } from './mount-app.tsx';
import { operator } from './operator-api.ts';

/** The row of a limit, located as a player finds it. */
export const row = (kind: string, period: string) =>
  page
    .getByRole('region', { name: kind, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) });
export const button = (name: string | RegExp) => page.getByRole('button', { name });

export const isWrite = ({ method, url }: Request) =>
  method === 'PUT' || (method === 'POST' && url.endsWith('/exclusions'));

/**
 * A network that may lose responses for limits and exclusions, after the operator handled the request or before it
 * arrives.
 */
export function losing() {
  hurryTimers(500, 1500);
  const network = { loses: 'answers' as 'answers' | 'calls' | 'everything' | 'nothing' };
  const keys = new Set<string | null>();
  const answering: Answering = async (request) => {
    if (network.loses === 'everything' && request.url.endsWith('/limits')) throw new TypeError();
    if (network.loses === 'nothing' || !isWrite(request)) return undefined;
    keys.add(request.headers.get('idempotency-key'));
    if (network.loses === 'answers') await operator(request);
    throw new TypeError('Failed to fetch');
  };
  return { network, keys, answering };
}
