import { loadArea } from '../../app/i18n/locales.ts';
import { createManifest } from '../../app/pwa/manifest.ts';
import { offerEnding } from '../../config/derived-paths.ts';
import { toPublicConfig } from '../../config/public-config.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { DATA_HEADERS } from '../../lib/base-headers.ts';
import { reply, type Step } from '../exchange.ts';
import { barColours } from '../theme-style.ts';

/** The web app manifest, in the language of `?lang=`. */
export async function manifestStep(config: SiteConfig): Promise<Step> {
  const texts = new Map<string, string>();
  const offer = offerEnding(config);
  const money = config.playMoney ? '.play' : '';
  for (const locale of config.languages) {
    const messages = await loadArea(locale, 'system');
    const manifest = createManifest({
      config: toPublicConfig(config),
      locale,
      prefix: locale === config.defaultAppLanguage ? '' : `/${locale}`,
      colours: barColours(config.theme),
      text: {
        description: offer === undefined ? undefined : messages[`app.description${offer}${money}`],
        sports: messages['app.sports'],
        live: messages['app.live'],
        casino: messages['app.casino'],
        promotions: messages['app.promotions'],
        screenshot: messages['app.screenshot'],
      },
    });
    texts.set(locale, JSON.stringify(manifest));
  }
  return (exchange) => {
    if (exchange.url.pathname !== '/manifest.webmanifest') return false;
    const text =
      texts.get(exchange.url.searchParams.get('lang') ?? '') ??
      texts.get(config.defaultAppLanguage) ??
      '{}';
    return reply(
      exchange,
      200,
      {
        ...DATA_HEADERS,
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
      text,
    );
  };
}
