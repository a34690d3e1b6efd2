import { drawAppIcon, drawFavicon, drawMonochromeIcon, drawShortcutIcon } from './art/app-icon.ts';

/** A file of public/icons: its name, side in px, and drawing at that size. */
export interface AppIcon {
  readonly file: string;
  readonly size: number;
  readonly draw: (size: number) => string;
}

const tile = (size: number) => drawAppIcon(size, 'tile');
const full = (size: number) => drawAppIcon(size, 'maskable');

/** All icons of the manifest and the document head. iOS rounds the touch icon itself. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, draw: tile },
  { file: 'icon-512.png', size: 512, draw: tile },
  { file: 'icon-maskable-512.png', size: 512, draw: full },
  { file: 'icon-monochrome.svg', size: 512, draw: drawMonochromeIcon },
  // The status bar shows notifications in white on transparent.
  { file: 'badge-96.png', size: 96, draw: drawMonochromeIcon },
  { file: 'apple-touch-icon.png', size: 180, draw: full },
  { file: 'favicon.svg', size: 32, draw: drawFavicon },
  { file: 'favicon.ico', size: 32, draw: drawFavicon },
  { file: 'shortcut-games.png', size: 96, draw: () => drawShortcutIcon('slots') },
  { file: 'shortcut-sports.png', size: 96, draw: () => drawShortcutIcon('sports') },
  { file: 'shortcut-live.png', size: 96, draw: () => drawShortcutIcon('live') },
  { file: 'shortcut-promotions.png', size: 96, draw: () => drawShortcutIcon('promotions') },
];
