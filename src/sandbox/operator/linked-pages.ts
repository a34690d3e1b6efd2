import { languagePrefix, type SiteLanguages } from '../../lib/language-prefix.ts';

/** Paths of the site's pages that emails and notices link to. One that the site does not have is absent. */
export interface LinkedPages {
  /** To choose a new password. */
  readonly reset?: string;
  /** To confirm a new email address. */
  readonly newEmail?: string;
  readonly security?: string;
  readonly documents?: string;
  readonly information?: string;
  readonly limits?: string;
  readonly cashier?: string;
}

/** Those of the default configuration. */
export const defaultPages: LinkedPages = {
  reset: '/login/new-password',
  newEmail: '/login/new-email',
  security: '/account/security',
  documents: '/account/documents',
  information: '/account/information',
  limits: '/account/limits',
  cashier: '/account/cashier',
};

/** Path of a page for an email in a player's language; undefined on a site without that page. */
export function mailedPage(
  page: keyof LinkedPages,
  language: string,
  { pages, site }: { pages: LinkedPages; site: SiteLanguages },
): string | undefined {
  const path = pages[page];
  return path === undefined ? undefined : languagePrefix(language, site) + path;
}
