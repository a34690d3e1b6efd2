import { useState } from 'react';
import type { PublicConfig } from '../../config/public-config.ts';
import { socialNetworksQuery } from '../../content/footer.ts';
import { useHydrated } from '../../features/live-values/use-hydrated.ts';
import { toJsonBlock } from '../../lib/json-block.ts';
import { useApp } from '../../state/context.ts';

/** What search engines are told about the house; without a site address, links count from the page's own. */
export function organisation({ company, siteUrl = '' }: PublicConfig, profiles: string[]) {
  const { name, legalName, phone: telephone, email } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    ...((telephone || email) && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', telephone, email },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/**
 * The organisation as structured data (HOM-4). It comes from the server only: making a script element in the
 * browser is what Trusted Types forbid, and who reads it loads the page whole.
 */
export function OrganisationSchema() {
  const { config, queries } = useApp();
  const hydrated = useHydrated();
  // Held from the first render on: while the server's markup is taken over, it says the same and stays.
  const [json] = useState(() => {
    if (hydrated) return undefined;
    const profiles = queries.peek(socialNetworksQuery())?.map(({ href }) => href) ?? [];
    return toJsonBlock(organisation(config, profiles));
  });
  return json && <script type="application/ld+json">{json}</script>;
}
