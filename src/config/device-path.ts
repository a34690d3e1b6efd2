import type { PublicConfig } from './public-config.ts';

/** The page that lists what the site stores on this device. It is below the cookies policy and needs one (CFG-3). */
export const devicePath = ({ routes }: Pick<PublicConfig, 'routes'>): string | undefined =>
  routes.cookiesPolicy && `${routes.cookiesPolicy}/device`;
