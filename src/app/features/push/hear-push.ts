import type { PublicConfig } from '../../../config/public-config.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { withoutPrefix } from '../../../lib/path-prefix.ts';
import { noticesQuery } from '../../../operator/notices.ts';
import { localeOfPath } from '../../i18n/locales.ts';
import type { PageAnswer, WorkerMessage } from '../../pwa/messages.ts';
import type { ReceivedPush } from '../../pwa/received-push.ts';
import type { AppState } from '../../state/context.ts';
import { addToast, type PushData } from '../../state/toasts.ts';

/** Maximum queue of shown messages; the bell lists them all. */
const MOST_WAITING = 8;

type PushMessage = Extract<WorkerMessage, { type: 'push-received' | 'open' }>;

/**
 * Handles push messages from the service worker (PWA-5): one that arrives while the page is visible is shown in it; a
 * clicked one opens its target or, at high priority, the whole message.
 * @param go navigates to a path of this site, in the page's language
 */
export function hearPush(
  { stores, player, config }: Pick<AppState, 'stores' | 'player' | 'config'>,
  message: PushMessage,
  answer: (answer: PageAnswer) => void,
  go: (path: string) => void,
): void {
  if (message.type === 'open') {
    if (message.push?.priority === 'high') {
      stores.overlay.push = toPushData(message.push, config);
      stores.overlay.open = 'push';
    } else go(toRoute(message.path, config));
    answer({ type: 'opened' });
  } else if (stores.toasts.list.filter(({ type }) => type === 'push').length < MOST_WAITING) {
    const { push } = message;
    addToast(stores.toasts, {
      type: 'push',
      text: `${push.title}: ${push.body}`,
      push: toPushData(push, config),
    });
  }
  // Push messages are in the bell as well.
  const { profile } = stores.session;
  if (profile) void player.queries.refreshAgain(noticesQuery(profile.accountCode));
}

/** Converts a push message, which is plain text, for the dialog, which shows HTML. */
function toPushData(push: ReceivedPush, config: PublicConfig): PushData {
  const { title, body, path, image, priority } = push;
  const media = image === undefined ? [] : [{ url: image, name: '' }];
  const cta = toRoute(path, config);
  return { title, description: escapeHtml(body), media, cta, priority };
}

/** The message's path is in the player's language; an open page stays in its own. */
function toRoute(path: string, { languages, defaultAppLanguage }: PublicConfig): string {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return withoutPrefix(path, localeOfPath(pathname, languages, defaultAppLanguage).basename);
}
