import type { PublicConfig } from './public-config.ts';

/**
 * The pages for a forgotten password and a new e-mail address, below the login page: without a login there are none
 * (CFG-3). The links in the e-mails lead to `reset` and `newEmail`; their token stands in the fragment, which no
 * server sees.
 */
export function passwordPaths({ routes }: Pick<PublicConfig, 'routes'>): {
  forgotten?: string;
  reset?: string;
  newEmail?: string;
} {
  const { login } = routes;
  if (login === undefined) return {};
  return {
    forgotten: `${login}/forgotten`,
    reset: `${login}/new-password`,
    newEmail: `${login}/new-email`,
  };
}
