import { loadArea } from '../app/i18n/locales.ts';
import type { PushFacts, PushWords } from '../app/pwa/site-facts.ts';
import { playerPaths } from '../config/derived-paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** Defaults of the push worker for messages without text or target. */
export async function pushFacts(config: SiteConfig): Promise<PushFacts> {
  const { company, endpoints, ...rest } = toPublicConfig(config);
  const { preferences } = playerPaths(rest);
  const others = config.languages.filter((language) => language !== config.defaultAppLanguage);
  return {
    name: company.name,
    ...(endpoints.operator && { operatorBase: endpoints.operator }),
    ...(preferences && { preferences }),
    words: [
      await wordsIn(config.defaultAppLanguage, ''),
      ...(await Promise.all(others.map((language) => wordsIn(language, `/${language}`)))),
    ],
  };
}

async function wordsIn(language: string, prefix: string): Promise<PushWords> {
  const messages = await loadArea(language, 'system');
  return {
    language,
    prefix,
    news: messages['app.push.news'],
    open: messages['app.push.open'],
    mute: messages['app.push.mute'],
  };
}
