import type { PublicConfig } from './public-config.ts';

/**
 * The pages for a forgotten password and a new email address. They are below the login page and need one (CFG-3). Links
 * in emails point to `reset` and `newEmail` with the token in the fragment, which is never sent to a server.
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
