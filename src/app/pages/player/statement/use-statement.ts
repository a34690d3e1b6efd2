import { useCallback, useEffect, useState } from 'react';
import { readStatement, statementKeysQuery } from '../../../../operator/statement.ts';
import { useApp } from '../../../state/context.ts';
import { type CheckedStatement, checkStatement } from './check-statement.ts';
import { readRounds } from './read-rounds.ts';

type StatementReading =
  | { is: 'waiting' }
  | { is: 'there'; jws: string; checked: CheckedStatement }
  /** `missing`: the player has no such session, or it is still running. */
  | { is: 'missing' | 'failed' };

/** Loads a session's statement and the operator's keys, and checks it. */
export function useStatement(
  session: string,
  accountCode: string,
): { reading: StatementReading; again: () => Promise<void> } {
  const { player } = useApp();
  const [reading, setReading] = useState<StatementReading>({ is: 'waiting' });
  const read = useCallback(async (): Promise<StatementReading> => {
    const [jws, keys] = await Promise.all([
      readStatement(player.api, session),
      player.queries.refresh(statementKeysQuery()),
    ]);
    if (!jws.ok) {
      const { status } = jws.error;
      return { is: status === 404 || status === 409 ? 'missing' : 'failed' };
    }
    if (!keys.ok) return { is: 'failed' };
    const checked = await checkStatement(jws.value, keys.value, { session, accountCode }, (count) =>
      readRounds(player.api, session, count),
    );
    return checked ? { is: 'there', jws: jws.value, checked } : { is: 'failed' };
  }, [player, session, accountCode]);
  const again = useCallback(() => read().then(setReading), [read]);
  useEffect(() => {
    setReading({ is: 'waiting' });
    void again();
  }, [again]);
  return { reading, again };
}
