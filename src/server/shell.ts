import type { PublicConfig } from '../config/public-config.ts';
import { HOME, SAVED } from './built-site.ts';
import type { DocumentParts } from './document.ts';

/** The app shell: the page without content that the worker opens when the network does not answer. */
export const shellParts = (config: PublicConfig): DocumentParts => ({
  locale: config.defaultAppLanguage,
  head: `<title>${config.company.name.replace(/[<>&]/g, '')}</title>`,
  body: '<div class="shell" aria-hidden="true"></div>',
  isShell: true,
  state: { config, answers: {} },
  // Most visits begin at home; the files of another page come when its route is known.
  modules: [HOME, SAVED],
});
