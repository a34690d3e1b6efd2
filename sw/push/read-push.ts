import type { ReceivedPush } from '../../src/app/pwa/received-push.ts';
import type { PushFacts, PushWords, SiteFacts } from '../../src/app/pwa/site-facts.ts';
import { safePath } from '../../src/lib/safe-path.ts';
import { isPagePath, isPicture } from '../routes.ts';

/** A push message after validation. */
export interface IncomingPush extends ReceivedPush {
  /** A later message with the same tag replaces this one. */
  tag: string;
  lang: string;
  dir: NotificationDirection;
  /** App badge, 0 for none; undefined leaves it unchanged. */
  badge: number | undefined;
  words: PushWords;
}

/** Maximum lengths in characters; phones show less. */
const LENGTH = { title: 80, body: 240, id: 64, topic: 96, tag: 64, lang: 16 };

/**
 * Reads a push message in the declarative Web Push format. An invalid one, or one without a title, becomes a generic
 * message: a push that shows nothing can cost the permission.
 * @param text undefined for a push without content
 * @param languages the visitor's, best first, for a message that names none
 */
export function readPush(
  text: string | undefined,
  site: SiteFacts,
  facts: PushFacts,
  origin: string,
  languages: readonly string[],
): IncomingPush {
  const { notification, app_badge } = fields(parse(text));
  const { title, body, navigate, image, tag, lang, dir, data } = fields(notification);
  const { id, topic, priority } = fields(data);
  const named = plain(title, LENGTH.title);
  const words = wordsIn(facts.words, named ? [plain(lang, LENGTH.lang), ...languages] : languages);
  if (!named) {
    const { name } = facts;
    const home = `${words.prefix}/`;
    const generic = { id: '', topic: '', priority: 'normal', path: home, tag: 'news' } as const;
    return {
      ...generic,
      title: name,
      body: words.news,
      lang: '',
      dir: 'auto',
      badge: undefined,
      words,
    };
  }
  const picture = pictureAt(image, site, origin);
  return {
    id: plain(id, LENGTH.id),
    title: named,
    body: plain(body, LENGTH.body),
    path: pathOf(navigate, site, origin) ?? `${words.prefix}/`,
    ...(picture && { image: picture }),
    priority: priority === 'high' ? 'high' : 'normal',
    topic: plain(topic, LENGTH.topic),
    tag: plain(tag, LENGTH.tag) || 'news',
    lang: plain(lang, LENGTH.lang),
    dir: dir === 'ltr' || dir === 'rtl' ? dir : 'auto',
    badge: isCount(app_badge) ? app_badge : undefined,
    words,
  };
}

/** The worker's texts in the first of these languages that the site has. */
export function wordsIn(words: PushFacts['words'], languages: readonly string[]): PushWords {
  const found = languages.flatMap(
    (language) => words.find((one) => baseOf(one.language) === baseOf(language)) ?? [],
  );
  return found[0] ?? words[0];
}

const baseOf = (language: string): string => language.slice(0, 2).toLowerCase();

/** Path on this site without the message id; undefined for other origins. */
function pathOf(address: unknown, site: SiteFacts, origin: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (!isPagePath(url.href, site, origin)) return undefined;
  url.searchParams.delete('n');
  return safePath(url.pathname + url.search);
}

function pictureAt(address: unknown, site: SiteFacts, origin: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return undefined;
  const { href } = new URL(address, origin);
  return isPicture(href, site, origin) ? href : undefined;
}

/** One line of clipped text; empty if the value is not a string. Half a character makes no URL (`encodeURIComponent`). */
function plain(value: unknown, length: number): string {
  if (typeof value !== 'string') return '';
  const characters = [...value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()];
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length - 1).join('')}…`;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
