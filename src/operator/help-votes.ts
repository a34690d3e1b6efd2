import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

/**
 * Votes on whether a help article was useful, replacing an earlier vote with the same id. Anonymous: no token or
 * cookies.
 * @param voteId a UUID that this device generated for this article
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
