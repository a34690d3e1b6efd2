import { providers } from '../catalogue/providers.ts';
import type { Resource } from './resource.ts';

/** `GET /game-providers`: every provider, with null for one without a picture. */
export const gameProvidersResource: Resource<'listGameProviders'> = (_query, { picture }) => ({
  items: providers.map(({ code, displayName, hasFooterImage }) => ({
    code,
    displayName,
    footerImage: hasFooterImage ? picture(`provider-${code}.svg`, displayName) : null,
  })),
});
