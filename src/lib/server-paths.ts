import { PREVIEW } from './path-prefix.ts';

/** Paths of this origin that the server answers itself, with everything below them. A page must not use one. */
export const SERVER_PATHS = {
  appShell: '/app-shell',
  cspReport: '/csp-report',
  dictionary: '/dictionary',
  health: '/healthz',
  hooks: '/hooks',
  preview: PREVIEW,
  wellKnown: '/.well-known',
} as const;
