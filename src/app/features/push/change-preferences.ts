import type { HttpError } from '../../../http/http-error.ts';
import { type Result, success } from '../../../lib/result.ts';
import { createTurns, onePer } from '../../../lib/turns.ts';
import {
  type NotificationPreferences,
  preferencesQuery,
  setPreferences,
} from '../../../operator/preferences.ts';
import { putAnswer } from '../../state/answers.ts';
import type { AppState } from '../../state/context.ts';

type Outcome = Promise<Result<undefined, HttpError>>;
type App = Pick<AppState, 'player' | 'stores'>;

/** Each change of a player builds on the result of the previous one. */
const turnsOf = onePer(createTurns);

/** The operator's response is authoritative. */
async function save(
  { player, stores }: App,
  accountCode: string,
  preferences: NotificationPreferences,
): Outcome {
  const saved = await setPreferences(player.api, accountCode, preferences);
  if (!saved.ok) return saved;
  putAnswer(stores.playerAnswers, preferencesQuery(accountCode).key, {
    value: saved.value,
    at: Date.now(),
    from: 'network',
  });
  return success(undefined);
}

/**
 * Changes the preferences, based on the operator's current ones.
 * @param change returns the same object when there is nothing to change
 */
export const changePreferences = (
  app: App,
  accountCode: string,
  change: (now: NotificationPreferences) => NotificationPreferences,
): Outcome =>
  turnsOf(
    app.stores,
    accountCode,
  )(async () => {
    const read = await app.player.queries.refresh(preferencesQuery(accountCode));
    if (!read.ok) return read;
    const changed = change(read.value);
    return changed === read.value ? success(undefined) : save(app, accountCode, changed);
  });

/** Allows the push channel after the player accepted notifications. */
export const allowPush = (now: NotificationPreferences): NotificationPreferences =>
  now.channels.push ? now : { ...now, channels: { ...now.channels, push: true } };

/** Follows or unfollows a promotion. */
export function followPromotion(slug: string, follows: boolean) {
  return (now: NotificationPreferences): NotificationPreferences => {
    const followed = now.promotions ?? [];
    if (followed.includes(slug) === follows) return now;
    const promotions = follows ? [...followed, slug] : followed.filter((other) => other !== slug);
    return { ...now, promotions };
  };
}
