import { languageName } from '../lib/display-names.ts';
import type { SiteConfig } from './site-config.ts';

/** Base URL of each endpoint family. Families that are not configured are absent. */
export type EndpointBases = Readonly<{ [Family in keyof SiteConfig['endpoints']]: string }>;

/** The part of the configuration that is sent to the browser: everything except the server's own settings. */
export interface PublicConfig
  extends Omit<SiteConfig, 'endpoints' | 'content' | 'securityContact'> {
  endpoints: EndpointBases;
  /** Each language's name in that language. Intl.DisplayNames would cost a phone 50 ms during hydration. */
  languageNames: Readonly<Record<string, string>>;
}

/** @returns the configuration for the browser, with the browser's endpoint bases */
export function toPublicConfig(config: SiteConfig): PublicConfig {
  const languageNames = Object.fromEntries(
    config.languages.map((language) => [language, languageName(language)]),
  );
  const { content: _, securityContact: __, ...known } = config;
  return { ...known, endpoints: endpointBases(config, 'browser'), languageNames };
}

/** Endpoint bases for the browser or the server: paths of this origin, or absolute URLs. */
export function endpointBases(config: SiteConfig, side: 'browser' | 'server'): EndpointBases {
  const bases = Object.entries(config.endpoints).flatMap(([family, endpoint]) => {
    if (endpoint === undefined) return [];
    if (typeof endpoint === 'string') return [[family, endpoint]];
    return [[family, side === 'server' ? endpoint.internal : endpoint.url]];
  });
  return Object.fromEntries(bases) as EndpointBases;
}
