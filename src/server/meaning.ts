import type { RouteName, SiteConfig } from '../config/site-config.ts';

const OPTIONAL_PAGES: RouteName[] = [
  ...([
    'login',
    'registration',
    'helpInfo',
    'promotions',
    'playerArea',
    'stores',
    'sitemap',
  ] as const),
  ...([
    'sportsBetting',
    'liveSportsBetting',
    'games',
    'gamesProviders',
    'cookiesPolicy',
    'paymentMethodsInfo',
    'landing',
  ] as const),
];

/** What the configuration means, in words (CFG-6): pages that are not mounted, buttons that are hidden and why. */
export function describeConfig(config: SiteConfig): string[] {
  const lines: string[] = [];
  const missing = OPTIONAL_PAGES.filter((name) => config.routes[name] === undefined);
  if (missing.length > 0)
    lines.push(`not mounted, no path in routes: ${missing.join(', ')}; links to them are left out`);
  if (config.routes.home) lines.push(`home sends visitors to ${config.routes.home}`);
  if (!config.routes.login) lines.push('login button hidden: routes.login is not set');
  if (!config.routes.registration)
    lines.push('register button hidden: routes.registration is not set');
  if (!config.chat) lines.push('chat button hidden: chat is not set');
  if (!config.showCookiesSettings)
    lines.push('cookie settings link hidden: showCookiesSettings is not set');
  if (!config.showBasicCookiesMessage)
    lines.push('cookie message off: showBasicCookiesMessage is not set');
  if (config.customNavigationMode) {
    const path = config.customNavigationMode.path ?? config.routes.sportsBetting;
    lines.push(
      path
        ? `custom navigation: first visit sets ${path}`
        : 'custom navigation has no path and routes.sportsBetting is not set: off',
    );
  }
  return lines;
}

/** A list that the content system has more of than the site asks for (CFG-6). */
export interface ListLength {
  type: string;
  total: number;
  shown: number;
}
export const describeLength = ({ type, total, shown }: ListLength): string =>
  `${type}: ${total} items, ${shown} shown`;
