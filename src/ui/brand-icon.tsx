import type { ReactNode } from 'react';

/** Names of the networks in /icons/brands.svg (tests/pictures/brand-sprite.ts), as they are written. */
const BRANDS: Readonly<Record<string, string>> = {
  discord: 'Discord',
  facebook: 'Facebook',
  instagram: 'Instagram',
  kick: 'Kick',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};

/** The network's own name; undefined for one we have no icon of. */
export const brandName = (name: string): string | undefined =>
  Object.hasOwn(BRANDS, name) ? BRANDS[name] : undefined;

/** A social network's mark in the colour of the text around it, from a file that pages share. */
export function BrandIcon({ name, otherwise }: { name: string; otherwise: ReactNode }) {
  if (brandName(name) === undefined) return otherwise;
  return (
    <svg className="brand-icon" width={20} height={20} aria-hidden>
      <use href={`/icons/brands.svg#${name}`} />
    </svg>
  );
}
