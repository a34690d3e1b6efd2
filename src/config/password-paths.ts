import type { PublicConfig } from './public-config.ts';

/**
 * The pages for a forgotten password, below the login page: without a login there are none (CFG-3).
 * `reset` is where the link in the e-mail leads; its token stands in the fragment, which no server sees.
 */
export function passwordPaths({ routes }: Pick<PublicConfig, 'routes'>): {
  forgotten?: string;
  reset?: string;
} {
  const { login } = routes;
  if (login === undefined) return {};
  return { forgotten: `${login}/forgotten`, reset: `${login}/new-password` };
}
