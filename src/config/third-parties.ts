import type { PublicConfig } from './public-config.ts';

export type PartyName = 'tagManager' | 'chat' | 'deviceCheck' | 'push' | 'map';

/** Somebody else's part of the site, and the origins that it needs a page to be open for. */
export interface ThirdParty {
  name: PartyName;
  /** It works only for who allows it in the cookie settings (CKE-6); others do what a player asks for, or protect. */
  asksConsent: boolean;
  /** Where its scripts come from. */
  scripts: readonly string[];
  /** What its scripts call. */
  calls: readonly string[];
  frames: readonly string[];
  pictures: readonly string[];
}

type Sources = Partial<Omit<ThirdParty, 'name' | 'asksConsent'>>;

const NONE = { scripts: [], calls: [], frames: [], pictures: [] };

/**
 * The third parties of a configuration (CFG-2), each with what the content security policy opens for it: one place
 * for the server's headers, the page's Trusted Types policy and the page that tells what this device keeps.
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

/** The origin of an absolute address; none for a path of this site. */
export const originOf = (address: string): string[] =>
  address.startsWith('/') ? [] : [new URL(address).origin];
