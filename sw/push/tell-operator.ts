import { pushFacts } from './push-facts.ts';

/**
 * Posts to one of the operator's calls for workers, which know no player: without cookies, and in vain where the
 * network is gone.
 */
export async function tellOperator(path: string, body: object): Promise<void> {
  const { operatorBase } = pushFacts;
  if (operatorBase === undefined) return;
  await fetch(operatorBase + path, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
