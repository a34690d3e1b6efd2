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
