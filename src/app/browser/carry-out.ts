import { keepFavourite } from '../features/games/keep-favourite.ts';
import { optInRefusal, setOptIn } from '../features/promotions/opt-in.ts';
import type { Text } from '../i18n/text.ts';
import type { Intent } from '../state/after-login.ts';
import type { AppState } from '../state/context.ts';
import { addToast } from '../state/toasts.ts';

type App = Pick<AppState, 'stores' | 'player' | 'addMessages'>;

/** Carries out an intent from before the log-in and shows the outcome in a notification, on any page. */
export async function carryOut(
  intent: Intent,
  accountCode: string,
  app: App,
  text: Text,
): Promise<void> {
  const fault = await faultOf(intent, accountCode, app);
  await app.addMessages(intent.act === 'favourite' ? 'games' : 'promotion');
  const done =
    intent.act === 'favourite'
      ? text.t('games.favourite.kept')
      : text.t('promotion.joined.now', { promotion: intent.title });
  addToast(
    app.stores.toasts,
    fault ? { type: 'error', text: text.t(fault) } : { type: 'success', text: done },
  );
}

async function faultOf(intent: Intent, accountCode: string, app: App) {
  const { slug } = intent;
  if (intent.act === 'favourite') return keepFavourite(app, slug);
  const joined = await setOptIn(app, { accountCode, slug, joins: true });
  return joined.ok ? undefined : optInRefusal(joined.error);
}
