import { previewDoor } from '../lib/preview-door.ts';
import type { AreaMessages, MessageArea, Messages } from './text.ts';

/** Message files by language; each is a chunk of its own in the browser. */
const loaders: Record<string, () => Promise<{ messages: Messages }>> = {
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  ar: () => import('./messages/ar.ts'),
};

type AreaLoaders = { [A in MessageArea]: () => Promise<{ messages: AreaMessages[A] }> };
/** Messages that come with what uses them, not with the first page. */
const areas: { en: AreaLoaders; es: AreaLoaders; [more: string]: Partial<AreaLoaders> } = {
  en: {
    session: () => import('./messages/en/session.ts'),
    chat: () => import('./messages/en/chat.ts'),
    'sign-in': () => import('./messages/en/sign-in.ts'),
    player: () => import('./messages/en/player.ts'),
    push: () => import('./messages/en/push.ts'),
    activity: () => import('./messages/en/activity.ts'),
    games: () => import('./messages/en/games.ts'),
    info: () => import('./messages/en/info.ts'),
    help: () => import('./messages/en/help.ts'),
    install: () => import('./messages/en/install.ts'),
    play: () => import('./messages/en/play.ts'),
    promotion: () => import('./messages/en/promotion.ts'),
    stores: () => import('./messages/en/stores.ts'),
    'style-guide': () => import('./messages/en/style-guide.ts'),
    consent: () => import('./messages/en/consent.ts'),
    device: () => import('./messages/en/device.ts'),
  },
  es: {
    session: () => import('./messages/es/session.ts'),
    chat: () => import('./messages/es/chat.ts'),
    'sign-in': () => import('./messages/es/sign-in.ts'),
    player: () => import('./messages/es/player.ts'),
    push: () => import('./messages/es/push.ts'),
    activity: () => import('./messages/es/activity.ts'),
    games: () => import('./messages/es/games.ts'),
    info: () => import('./messages/es/info.ts'),
    help: () => import('./messages/es/help.ts'),
    install: () => import('./messages/es/install.ts'),
    play: () => import('./messages/es/play.ts'),
    promotion: () => import('./messages/es/promotion.ts'),
    stores: () => import('./messages/es/stores.ts'),
    'style-guide': () => import('./messages/es/style-guide.ts'),
    consent: () => import('./messages/es/consent.ts'),
    device: () => import('./messages/es/device.ts'),
  },
  ar: {
    session: () => import('./messages/ar/session.ts'),
    chat: () => import('./messages/ar/chat.ts'),
    'sign-in': () => import('./messages/ar/sign-in.ts'),
    player: () => import('./messages/ar/player.ts'),
    push: () => import('./messages/ar/push.ts'),
    activity: () => import('./messages/ar/activity.ts'),
    games: () => import('./messages/ar/games.ts'),
    info: () => import('./messages/ar/info.ts'),
    help: () => import('./messages/ar/help.ts'),
    install: () => import('./messages/ar/install.ts'),
    play: () => import('./messages/ar/play.ts'),
    promotion: () => import('./messages/ar/promotion.ts'),
    stores: () => import('./messages/ar/stores.ts'),
    device: () => import('./messages/ar/device.ts'),
    'style-guide': () => import('./messages/ar/style-guide.ts'),
    consent: () => import('./messages/ar/consent.ts'),
  },
};

/** Whether there are messages in this language; else English stands in. */
export const hasMessages = (locale: string): boolean => Object.hasOwn(loaders, baseOf(locale));

/** The language's messages; English where there are none. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = loaders[baseOf(locale)] ?? loaders['en'];
  if (!load) throw new Error('English messages are missing');
  return (await load()).messages;
}

/** An area's messages in the language; English where there are none. */
export async function loadArea<A extends MessageArea>(
  locale: string,
  area: A,
): Promise<AreaMessages[A]> {
  const load = areas[baseOf(locale)]?.[area] ?? areas.en[area];
  return (await load()).messages;
}

const baseOf = (locale: string): string => locale.split('-')[0] ?? locale;

/**
 * The language of a path: `/es/games` is Spanish, a path without prefix is the default language.
 * @returns the locale, and the router's basename: `/` or `/es`, in a preview `/preview` or `/preview/es`
 */
export function localeOfPath(
  pathname: string,
  languages: readonly string[],
  defaultLanguage: string,
): { locale: string; basename: string } {
  const door = previewDoor(pathname);
  const prefix = pathname.slice(door.length).split('/')[1] ?? '';
  const found = languages.find((language) => language === prefix && language !== defaultLanguage);
  return found
    ? { locale: found, basename: `${door}/${found}` }
    : { locale: defaultLanguage, basename: door || '/' };
}
