import { languageName } from '../lib/language-name.ts';
import type { SiteConfig } from './site-config.ts';

/** Base address per family; one that is not configured has none. */
export type EndpointBases = Readonly<{ [Family in keyof SiteConfig['endpoints']]: string }>;

/** The part of the configuration that travels to the browser: everything but what is the server's own. */
export interface PublicConfig
  extends Omit<SiteConfig, 'endpoints' | 'content' | 'securityContact'> {
  endpoints: EndpointBases;
  /** Each language's name in itself: asking the browser for it costs a phone 50 ms while the page wakes up. */
  languageNames: Readonly<Record<string, string>>;
}

/** @returns the configuration as the browser may see it; endpoints are the browser's bases. */
export function toPublicConfig(config: SiteConfig): PublicConfig {
  const languageNames = Object.fromEntries(
    config.languages.map((language) => [language, languageName(language)]),
  );
  const { content: _, securityContact: __, ...known } = config;
  return { ...known, endpoints: endpointBases(config, 'browser'), languageNames };
}

/** The bases as one side calls them: paths of the same origin, or absolute. */
export function endpointBases(config: SiteConfig, side: 'browser' | 'server'): EndpointBases {
  const bases = Object.entries(config.endpoints).flatMap(([family, endpoint]) => {
    if (endpoint === undefined) return [];
    if (typeof endpoint === 'string') return [[family, endpoint]];
    return [[family, side === 'server' ? endpoint.internal : endpoint.url]];
  });
  return Object.fromEntries(bases) as EndpointBases;
}
