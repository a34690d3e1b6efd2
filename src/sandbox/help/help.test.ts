import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';

let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

const vote = (article: string, useful: boolean, voteId: string = randomUUID(), language = 'en') =>
  operator.client.call('voteOnArticle', {
    params: { article, voteId },
    body: { useful, language },
  });
const counted = async () => {
  const { body } = await operator.send('GET', '/operator/help/votes');
  return (body as { votes: unknown }).votes;
};

it('PGS-1 takes one changeable vote per device and article; lists the least useful first', async () => {
  const mine = randomUUID();
  expect((await vote('withdraw', true, mine)).status).toBe(204);
  expect((await vote('withdraw', false, mine)).status).toBe(204);
  await vote('withdraw', true);
  await vote('deposit', true, mine);
  await vote('withdraw', true, randomUUID(), 'es');
  expect(await counted()).toEqual([
    { article: 'withdraw', language: 'en', useful: 1, notUseful: 1 },
    { article: 'deposit', language: 'en', useful: 1, notUseful: 0 },
    { article: 'withdraw', language: 'es', useful: 1, notUseful: 0 },
  ]);
});

it('PGS-1 refuses unknown articles, votes without id and floods; editors alone see counts', async () => {
  const refused = async (...given: Parameters<typeof vote>) => {
    const { status, body } = await vote(...given);
    return [status, (body as unknown as { code: string }).code];
  };
  expect(await refused('no-such-article', true)).toEqual([404, 'not_found']);
  expect(await refused('withdraw', true, 'vera')).toEqual([404, 'not_found']);
  expect(await refused('withdraw', true, randomUUID(), 'xx-')).toEqual([422, 'language_invalid']);
  operator.pass(60_001);
  for (let count = 0; count < 60; count++) await vote('withdraw', true);
  expect(await refused('withdraw', true)).toEqual([429, 'too_many_attempts']);
  const anonymous = await fetch(`${operator.url}/operator/help/votes`);
  expect([anonymous.status, (await anonymous.json()).code]).toEqual([401, 'token_missing']);
});
