import { parseReceivedPush, type ReceivedPush } from '../../src/app/pwa/received-push.ts';
import type { PushFacts } from '../../src/app/pwa/site-facts.ts';
import { type IncomingPush, wordsIn } from './read-push.ts';

/** Options that the type library lacks; browsers ignore those they do not know. */
interface Options extends NotificationOptions {
  image?: string;
  actions: { action: Action; title: string }[];
}
type Action = 'open' | 'mute';

/** The part of a notification that a click event carries. */
type ShownNotification = Pick<Notification, 'title' | 'body' | 'data' | 'lang'> & {
  image?: string;
};

/**
 * Options for the system notification. Its data hold addresses and names, never a token or a balance.
 * @param silent a focused window shows the message, too
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

/** Target of a click, with the message unless the player clicked "hear less". */
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

/** Id of the topic's checkbox on the preferences page, such as `topic-casino` or `promotion-autumn`. */
const fieldOf = (topic: string): string =>
  encodeURIComponent(/^promotion:/.test(topic) ? topic.replace(':', '-') : `topic-${topic}`);
