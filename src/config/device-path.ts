import type { PublicConfig } from './public-config.ts';

/** The page that lists what the site keeps on this device, below the cookies policy: without one there is none (CFG-3). */
export const devicePath = ({ routes }: Pick<PublicConfig, 'routes'>): string | undefined =>
  routes.cookiesPolicy && `${routes.cookiesPolicy}/device`;
