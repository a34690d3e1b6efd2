import { languagePrefix, type SiteLanguages } from '../lib/language-prefix.ts';
import type { Campaign } from './campaign.ts';

/** The site that messages link to. */
export interface PushSite extends SiteLanguages {
  /** Its origin, such as https://www.example.com. */
  readonly url: string;
}

/** The campaign's text for a player: in the player's language, its base language, or the site's default. */
export function textFor(
  { text }: Campaign,
  language: string,
  { defaultLanguage }: PushSite,
): { language: string; title: string; body: string } {
  for (const one of [language, language.split('-')[0] ?? language, defaultLanguage]) {
    const found = text[one];
    if (found !== undefined) return { language: one, ...found };
  }
  throw new Error('a campaign has a text in the default language');
}

/**
 * Serialises a message before encryption, in the format of declarative web push, which some browsers show without a
 * worker. At most 3000 bytes; push services accept 4096 with encryption.
 * @param message opaque message id, which a click reports
 * @param unread badge of the installed site
 */
export function messageText(
  campaign: Campaign,
  { message, language, unread }: { message: string; language: string; unread?: number | undefined },
  site: PushSite,
): string {
  const text = textFor(campaign, language, site);
  const target = new URL(languagePrefix(text.language, site) + campaign.path, site.url);
  target.searchParams.set('n', message);
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: text.title,
      body: text.body,
      lang: text.language,
      dir: 'auto',
      tag: campaign.id,
      ...(campaign.image !== undefined && { image: new URL(campaign.image, site.url).href }),
      navigate: target.href,
      data: { id: message, topic: campaign.topic, priority: campaign.priority },
    },
    ...(unread !== undefined && { app_badge: unread }),
  });
}
