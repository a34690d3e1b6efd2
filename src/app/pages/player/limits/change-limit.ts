import { createTurns, onePer } from '../../../../lib/turns.ts';
import { type Limits, limitsQuery, setLimit } from '../../../../operator/limits.ts';
import { putAnswer } from '../../../state/answers.ts';
import type { AppState } from '../../../state/context.ts';
import { askOnce, type WriteOutcome } from '../../../state/open-writes/ask-once.ts';
import type { OpenWrites } from '../../../state/open-writes/open-writes.ts';
import type { OpenWrite, Wish } from '../../../state/persist/saved-writes.ts';
import { isFulfilled, readBack } from './read-back.ts';

export type LimitWrite = OpenWrite & { wish: Extract<Wish, { kind: 'limit' }> };

/** Each response contains all limits of a player, so changes run in sequence and the last one wins. */
const turnsOf = onePer(createTurns);

/**
 * Sets one limit, once per write however often it is retried, then shows all limits as the operator returns them. Reads
 * them back unless the first attempt succeeds.
 */
export const changeLimit = (
  app: Pick<AppState, 'player' | 'stores'>,
  write: LimitWrite,
  writes: OpenWrites,
): Promise<WriteOutcome<Limits>> =>
  turnsOf(
    app.stores,
    write.account,
  )(async () => {
    const { player, stores } = app;
    const { account, wish } = write;
    const isRepeated = writes.has(write.key);
    const outcome = await askOnce(
      write,
      (key) => setLimit(player.api, account, wish.limit, wish.amount, key),
      { writes, isMine: () => stores.session.profile?.accountCode === account },
    );
    if (outcome.kind === 'done' && !isRepeated) {
      const { value } = outcome;
      const { key } = limitsQuery(account);
      putAnswer(stores.playerAnswers, key, { value, at: Date.now(), from: 'network' });
      return outcome;
    }
    const limits = await readBack(app, account);
    if (outcome.kind !== 'unknown' || !limits || !isFulfilled(write, limits)) return outcome;
    await writes.close(write.key);
    return { kind: 'done', value: limits };
  });
