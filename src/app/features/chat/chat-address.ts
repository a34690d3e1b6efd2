import type { PublicConfig } from '../../../config/public-config.ts';

export type ChatInbox = NonNullable<PublicConfig['chat']>;

/** URL of the operator's inbox page, for a separate tab (HDR-7, AUT-6). */
export const chatAddress = ({ baseUrl, websiteToken }: ChatInbox): string =>
  `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;

/** URL of Chatwoot's web SDK. */
export const chatScript = ({ baseUrl }: ChatInbox): string => `${baseUrl}/packs/js/sdk.js`;
