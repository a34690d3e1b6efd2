/** The symbols of /icons/brands.svg (tests/pictures/brand-sprite.ts), with each network's name as it writes it. */
export const SOCIAL_BRANDS: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  discord: 'Discord',
  facebook: 'Facebook',
  instagram: 'Instagram',
  kick: 'Kick',
  linkedin: 'LinkedIn',
  messenger: 'Messenger',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  snapchat: 'Snapchat',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};
const RENAMED: Readonly<Record<string, string>> = {
  facebookmessenger: 'messenger',
  twitter: 'x',
};

/**
 * The symbol that an editor's icon name stands for (FTR-7). Icon sets name variants after the brand: `facebook-f`, `fab
 * fa-linkedin-in`, `x-twitter`.
 * @returns undefined for a network without a symbol
 */
export function socialBrand(icon: string): string | undefined {
  const words = icon
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [words.join(''), ...words]
    .map((word) => (Object.hasOwn(RENAMED, word) ? RENAMED[word] : word))
    .find((word) => word !== undefined && Object.hasOwn(SOCIAL_BRANDS, word));
}
