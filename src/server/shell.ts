import type { PublicConfig } from '../config/public-config.ts';
import { HOME, SAVED } from './built-site.ts';
import type { DocumentParts } from './document.ts';

/** The app shell: a page without content, which the service worker opens when the network fails. */
export const shellParts = (config: PublicConfig): DocumentParts => ({
  locale: config.defaultAppLanguage,
  head: `<title>${config.company.name.replace(/[<>&]/g, '')}</title>`,
  body: '<div class="shell" aria-hidden="true"></div>',
  isShell: true,
  state: { config, answers: {} },
  // Most visits begin at home. Other pages load their files once the route is known.
  modules: [HOME, SAVED],
});
