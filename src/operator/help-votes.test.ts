import { expect, test } from 'vitest';
import type { ApiRequest } from '../http/api.ts';
import { success } from '../lib/result.ts';
import { voteOnArticle } from './help-votes.ts';

test('PGS-1 sends a vote on a help article without token or cookies', async () => {
  const sent: ApiRequest[] = [];
  const api = {
    async send(request: ApiRequest) {
      sent.push(request);
      return success(undefined);
    },
  };
  const vote = { useful: true, language: 'en' };
  await voteOnArticle(api, { article: 'a/b', voteId: 'c' }, vote);
  const path = '/help/articles/a%2Fb/votes/c';
  expect(sent).toEqual([{ family: 'operator', anonymous: true, method: 'PUT', path, body: vote }]);
});
