import type { PublicConfig } from '../../../config/public-config.ts';

/** Describes the company to search engines (HOM-4). Without a configured site URL, links are relative to the page. */
export function organisation(
  { company, siteUrl = '' }: PublicConfig,
  profiles: readonly { href: string }[],
) {
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
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
  };
}
