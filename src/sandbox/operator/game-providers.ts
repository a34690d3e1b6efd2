import { providers } from '../catalogue/providers.ts';
import type { Resource } from './resource.ts';

/** `GET /game-providers`: every studio, with null for one that sent no picture. */
export const gameProvidersResource: Resource<'listGameProviders'> = (_query, { picture }) => ({
  items: providers.map(({ code, displayName, hasFooterImage }) => ({
    code,
    displayName,
    footerImage: hasFooterImage ? picture(`provider-${code}.svg`, displayName) : null,
  })),
});
