import { v4 as uuid } from 'uuid';
import { isSilent } from '../../../http/http-error.ts';
import { voteOnArticle } from '../../../operator/help-votes.ts';
import type { MessageKey } from '../../i18n/text.ts';
import type { AppState } from '../../state/context.ts';
import { recallVote, rememberVote } from './own-votes.ts';

/**
 * Sends a vote on an article, replacing this device's earlier vote.
 * @returns the reason of a failure; undefined on success
 */
export async function giveVote(
  { player, locale }: Pick<AppState, 'player' | 'locale'>,
  article: string,
  useful: boolean,
): Promise<MessageKey | undefined> {
  const voteId = recallVote(article)?.id ?? uuid();
  const call = { article, voteId };
  const done = await voteOnArticle(player.asVisitor, call, { useful, language: locale });
  if (done.ok) {
    rememberVote(article, { id: voteId, useful });
    return undefined;
  }
  return isSilent(done.error) ? 'helpCentre.vote.offline' : 'helpCentre.vote.failed';
}
