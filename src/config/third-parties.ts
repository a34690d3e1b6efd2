import type { PublicConfig } from './public-config.ts';

type PartyName = 'tagManager' | 'chat' | 'deviceCheck' | 'push' | 'map';

/** A third party on the site, and the origins that its script needs. */
export interface ThirdParty {
  name: PartyName;
  /** Needs consent in the cookie settings (CKE-6). The others are requested by the player or protect the site. */
  asksConsent: boolean;
  /** Origins of its scripts. */
  scripts: readonly string[];
  /** Origins that its scripts call. */
  calls: readonly string[];
  frames: readonly string[];
  pictures: readonly string[];
}

type Sources = Partial<Omit<ThirdParty, 'name' | 'asksConsent'>>;

const NONE = { scripts: [], calls: [], frames: [], pictures: [] };

/**
 * The third parties of a configuration (CFG-2), with what the Content Security Policy allows for each. The headers, the
 * Trusted Types policy and the page about stored data all read this list.
 */
export function thirdParties(config: PublicConfig): ThirdParty[] {
  const { gtm, chat, fraudforceproxyApiKey, endpoints, map } = config;
  const { inDigital } = config.providers;
  const parties: ThirdParty[] = [];
  const add = (name: PartyName, sources: Sources) =>
    parties.push({ name, asksConsent: name === 'tagManager', ...NONE, ...sources });
  if (gtm) {
    const origins = [...new Set([...originOf(gtm.scriptUrl), ...gtm.origins])];
    add('tagManager', { scripts: origins, calls: origins, pictures: origins });
  }
  if (chat) {
    const origin = originOf(chat.baseUrl);
    add('chat', { scripts: origin, calls: origin, frames: origin });
  }
  if (endpoints.fraudProxy && fraudforceproxyApiKey)
    add('deviceCheck', { scripts: originOf(endpoints.fraudProxy) });
  if (inDigital)
    add('push', {
      scripts: originOf(inDigital.scriptUrl),
      calls: originOf(inDigital.deviceApiUrl),
    });
  if (map) add('map', { pictures: originOf(map.tilesUrl) });
  return parties;
}

/** The origin of an absolute URL; none for a path of this site. */
export const originOf = (address: string): string[] =>
  address.startsWith('/') ? [] : [new URL(address).origin];
