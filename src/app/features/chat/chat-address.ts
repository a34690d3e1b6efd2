import type { PublicConfig } from '../../../config/public-config.ts';

export type ChatInbox = NonNullable<PublicConfig['chat']>;

/** The page of the operator's inbox, for a tab of its own (HDR-7, AUT-6). */
export const chatAddress = ({ baseUrl, websiteToken }: ChatInbox): string =>
  `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;

/** Chatwoot's web SDK. */
export const chatScript = ({ baseUrl }: ChatInbox): string => `${baseUrl}/packs/js/sdk.js`;
