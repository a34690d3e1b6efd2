import type { ReactNode } from 'react';
import {
  type SimpleIcon,
  siDiscord,
  siFacebook,
  siInstagram,
  siKick,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

/** The networks that have an icon, by the lower-case name that editors use. */
const BRANDS: Readonly<Record<string, SimpleIcon>> = {
  discord: siDiscord,
  facebook: siFacebook,
  instagram: siInstagram,
  kick: siKick,
  telegram: siTelegram,
  threads: siThreads,
  tiktok: siTiktok,
  twitch: siTwitch,
  twitter: siX,
  whatsapp: siWhatsapp,
  x: siX,
  youtube: siYoutube,
};

const brandOf = (name: string) => (Object.hasOwn(BRANDS, name) ? BRANDS[name] : undefined);

/** The network's own name as it is written; undefined for one we have no icon of. */
export const brandName = (name: string): string | undefined => brandOf(name)?.title;

/** A social network's mark in the colour of the text around it. */
export function BrandIcon({ name, otherwise }: { name: string; otherwise: ReactNode }) {
  const brand = brandOf(name);
  if (!brand) return otherwise;
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={brand.path} />
    </svg>
  );
}
