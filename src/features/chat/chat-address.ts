import type { PublicConfig } from '../../config/public-config.ts';

/** The page of the operator's inbox, for a tab of its own (HDR-7, AUT-6). */
export const chatAddress = ({ baseUrl, websiteToken }: NonNullable<PublicConfig['chat']>): string =>
  `${baseUrl}/widget?website_token=${encodeURIComponent(websiteToken)}`;
