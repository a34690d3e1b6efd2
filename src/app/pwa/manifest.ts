import { offersOf } from '../../config/derived-paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';

/** Texts of the manifest in the visitor's language. */
interface ManifestText {
  /** Absent if the site has neither games nor sports. */
  description: string | undefined;
  sports: string;
  live: string;
  casino: string;
  promotions: string;
  /** Label of every screenshot. */
  screenshot: string;
}

export interface ManifestFacts {
  config: Pick<PublicConfig, 'company' | 'routes'>;
  locale: string;
  /** Language prefix, such as `/es`; empty for the default language. */
  prefix: string;
  text: ManifestText;
  /** CSS colours of the title bar and of the page before its styles load. */
  colours: { theme: string; background: string };
}

const SHORTCUTS = [
  { route: 'sportsBetting', text: 'sports', icon: 'sports' },
  { route: 'liveSportsBetting', text: 'live', icon: 'live' },
  { route: 'games', text: 'casino', icon: 'games' },
  { route: 'promotions', text: 'promotions', icon: 'promotions' },
] as const;

/** Home screens cut off longer names, each at its own length. */
const SHORT_NAME_LENGTH = 12;

/** One `purpose` each: an unmasked maskable icon looks too small. */
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
];

/** Width of the side panel in CSS px; it shows the phone layout. */
const SIDE_PANEL_WIDTH = 412;

const SCREENSHOTS = [
  { form_factor: 'narrow', sizes: '1080x1920', count: 3 },
  { form_factor: 'wide', sizes: '1920x1080', count: 2 },
];

/**
 * The web app manifest of a brand in one language (PWA-4). Never change `id` or `scope`: another `id` is another app.
 * The app starts in the language it was installed in.
 */
export function createManifest({ config, locale, prefix, text, colours }: ManifestFacts) {
  const { name } = config.company;
  const { casino, sports } = offersOf(config);
  return {
    id: '/',
    start_url: `${prefix || '/'}?src=pwa`,
    scope: '/',
    name,
    short_name: name.length > SHORT_NAME_LENGTH ? (name.split(' ')[0] ?? name) : name,
    description: text.description,
    lang: locale,
    dir: 'auto',
    display: 'standalone',
    display_override: ['window-controls-overlay', 'standalone'],
    orientation: 'any',
    theme_color: colours.theme,
    background_color: colours.background,
    categories: [...(casino ? ['games'] : []), ...(sports ? ['sports'] : []), 'entertainment'],
    prefer_related_applications: false,
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    handle_links: 'auto',
    edge_side_panel: { preferred_width: SIDE_PANEL_WIDTH },
    icons: ICONS,
    shortcuts: shortcuts(config.routes, prefix, text),
    screenshots: screenshots(text.screenshot),
  };
}

/** Shortcuts for existing pages. */
function shortcuts(routes: PublicConfig['routes'], prefix: string, text: ManifestText) {
  return SHORTCUTS.flatMap((shortcut) => {
    const path = routes[shortcut.route];
    if (path === undefined) return [];
    const src = `/icons/shortcut-${shortcut.icon}.png`;
    return {
      name: text[shortcut.text],
      url: `${prefix}${path}?src=pwa`,
      icons: [{ src, sizes: '96x96', type: 'image/png' }],
    };
  });
}

function screenshots(label: string) {
  return SCREENSHOTS.flatMap(({ form_factor, sizes, count }) =>
    Array.from({ length: count }, (_, index) => ({
      src: `/screenshots/${form_factor}-${index + 1}.jpg`,
      sizes,
      type: 'image/jpeg',
      form_factor,
      label,
    })),
  );
}
