import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

/**
 * Says whether a help article was useful, in place of what the same id said before. Without token and cookies: a vote
 * has no name.
 * @param voteId a UUID that this device made for this article alone
 */
export const voteOnArticle = (
  api: Api,
  { article, voteId }: { article: string; voteId: string },
  body: Operations['voteOnArticle']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    anonymous: true,
    method: 'PUT',
    path: `/help/articles/${encodeURIComponent(article)}/votes/${encodeURIComponent(voteId)}`,
    body,
  });
