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

const BRANDS: SimpleIcon[] = [
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
];

/** One file with the marks of the social networks, each a symbol named for its brand (simple-icons, CC0). */
export function brandSprite(): string {
  const symbols = BRANDS.map(
    ({ slug, path }) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
