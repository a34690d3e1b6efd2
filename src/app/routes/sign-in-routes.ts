import type { RouteObject } from 'react-router-dom';
import { pagePaths } from '../../config/paths.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import type { MakePage, RouteHandle } from './page-route.ts';

/** Login, forgotten password, registration: each only where it is configured (PGS-1, CFG-3). */
export function signInRoutes(config: PublicConfig, page: MakePage): RouteObject[] {
  const paths = pagePaths(config);
  return [
    ...page(
      paths.login,
      () => import('../pages/login/login-page.tsx'),
      forSignIn('login/login-page'),
    ),
    ...page(
      paths.forgotten,
      () => import('../pages/password/forgotten-password-page.tsx'),
      forSignIn('password/forgotten-password-page'),
    ),
    ...page(
      paths.reset,
      () => import('../pages/password/reset-password-page.tsx'),
      forSignIn('password/reset-password-page'),
    ),
    ...page(
      paths.newEmail,
      () => import('../pages/password/new-email-page.tsx'),
      forSignIn('password/new-email-page'),
    ),
    ...page(
      paths.registration,
      () => import('../pages/registration/registration-page.tsx'),
      // Whoever has just opened an account finds it in the header.
      {
        ...forSignIn('registration/registration-page'),
        hideLoginBar: false,
        noIndex: 'with-query',
      },
    ),
  ];
}

const forSignIn = (file: string): RouteHandle => ({
  module: `src/app/pages/${file}.tsx`,
  messages: ['sign-in'],
  hideLoginBar: true,
  hideBanners: true,
  ownSeo: true,
  noIndex: true,
});
