import type { PublicConfig } from '../../../config/public-config.ts';
import { withoutPrefix } from '../../../lib/without-prefix.ts';
import { noticesQuery } from '../../../operator/notices.ts';
import { localeOfPath } from '../../i18n/locales.ts';
import type { PageAnswer, WorkerMessage } from '../../pwa/messages.ts';
import type { ReceivedPush } from '../../pwa/received-push.ts';
import type { AppState } from '../../state/context.ts';
import { addToast, type PushData } from '../../state/toasts.ts';

/** More than these would be read by nobody, one after the other; the bell has them all. */
const MOST_WAITING = 8;

type PushMessage = Extract<WorkerMessage, { type: 'push-received' | 'open' }>;

/**
 * What the worker says of push messages (PWA-5): one that came while the page is in front shows in it, too; one
 * that was clicked opens where it leads or, of high priority, whole.
 * @param go shows a path of this site, in the language that the page is in
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
  // What came by push is in the bell, too.
  const { profile } = stores.session;
  if (profile) void player.queries.refresh(noticesQuery(profile.accountCode));
}

/** The text of a push message is plain; the dialog shows HTML. */
function toPushData(push: ReceivedPush, config: PublicConfig): PushData {
  const { title, body, path, image, priority } = push;
  const media = image === undefined ? [] : [{ url: image, name: '' }];
  const cta = toRoute(path, config);
  return { title, description: escapeHtml(body), media, cta, priority };
}

/** The message leads into the player's language; a page that is open stays in its own. */
function toRoute(path: string, { languages, defaultAppLanguage }: PublicConfig): string {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return withoutPrefix(path, localeOfPath(pathname, languages, defaultAppLanguage).basename);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
