/** Paths of the site's pages that emails link to. One that the site does not have is absent. */
export interface LinkedPages {
  /** To choose a new password. */
  readonly reset?: string;
  /** To confirm a new email address. */
  readonly newEmail?: string;
  readonly security?: string;
}

/** Those of the default configuration. */
export const defaultPages: LinkedPages = {
  reset: '/login/new-password',
  newEmail: '/login/new-email',
  security: '/account/security',
};
