import {
  siBluesky,
  siDiscord,
  siFacebook,
  siInstagram,
  siKick,
  siMessenger,
  siPinterest,
  siReddit,
  siSnapchat,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

interface Mark {
  slug: string;
  path: string;
}
/** No longer part of simple-icons. */
const linkedin: Mark = {
  slug: 'linkedin',
  path: 'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.062 2.062 0 1 1 0-4.125 2.062 2.062 0 0 1 0 4.125zM7.119 20.452H3.555V9h3.564zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0z',
};
const BRANDS: readonly Mark[] = [
  siBluesky,
  siDiscord,
  siFacebook,
  siInstagram,
  siKick,
  linkedin,
  siMessenger,
  siPinterest,
  siReddit,
  siSnapchat,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
];

/** Returns an SVG with the logos of the social networks, each a symbol named after its brand (simple-icons, CC0). */
export function brandSprite(): string {
  const symbols = BRANDS.map(
    ({ slug, path }) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
