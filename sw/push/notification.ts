import { parseReceivedPush, type ReceivedPush } from '../../src/app/pwa/received-push.ts';
import type { PushFacts } from '../../src/app/pwa/site-facts.ts';
import { type IncomingPush, wordsIn } from './read-push.ts';

/** What the type library does not have yet; a browser leaves out what it does not know. */
interface Options extends NotificationOptions {
  image?: string;
  actions: { action: Action; title: string }[];
}
type Action = 'open' | 'mute';

/** A notification as the click finds it again. */
export type ShownNotification = Pick<Notification, 'title' | 'body' | 'data' | 'lang'> & {
  image?: string;
};

/**
 * The system's notification of a push message. Its data are addresses and names: no token, name or balance.
 * @param silent a window in front says it too
 */
export function notificationOf(push: IncomingPush, site: PushFacts, silent: boolean): Options {
  const { id, path, priority, topic, body, image, tag, lang, dir, words } = push;
  const canMute = topic !== '' && site.preferences !== undefined;
  return {
    body,
    tag,
    lang,
    dir,
    silent,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...(image && { image }),
    actions: [
      { action: 'open', title: words.open },
      ...(canMute ? [{ action: 'mute' as const, title: words.mute }] : []),
    ],
    data: { id, path, priority, topic },
  };
}

/** Where a click leads; with the message, unless it was to hear no more of its kind. */
export function targetOf(
  { title, body, image, data, lang }: ShownNotification,
  action: string,
  site: PushFacts,
  languages: readonly string[],
): { path: string; push?: ReceivedPush } {
  const push = parseReceivedPush({ ...data, title, body, ...(image && { image }) });
  const { prefix } = wordsIn(site.words, [lang, ...languages]);
  if (!push) return { path: `${prefix}/` };
  if (action === 'mute' && site.preferences !== undefined)
    return { path: `${prefix}${site.preferences}#${fieldOf(push.topic)}` };
  return { path: push.path, push };
}

/** Id of the topic's box on the preferences page (src/app/pages/player/preferences): `topic-casino`, `promotion-autumn`. */
const fieldOf = (topic: string): string =>
  encodeURIComponent(/^promotion:/.test(topic) ? topic.replace(':', '-') : `topic-${topic}`);
