import { createIsMounted } from '../config/paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import { ROUTE_NAMES, type SiteConfig } from '../config/site-config.ts';
import { COLOUR_NAMES } from '../config/theme-names.ts';

/** Explains the configuration (CFG-6): pages that are not mounted, buttons that are hidden and why. */
export function describeConfig(config: SiteConfig): string[] {
  const lines: string[] = [];
  const missing = ROUTE_NAMES.filter(
    (name) => name !== 'home' && config.routes[name] === undefined,
  );
  if (missing.length > 0)
    lines.push(`not mounted, no path in routes: ${missing.join(', ')}; links to them are left out`);
  const { playerArea, userInformation, userDocumentation, games, gamesProviders } = config.routes;
  const below = Object.keys({
    ...(userInformation && { userInformation }),
    ...(userDocumentation && { userDocumentation }),
  });
  if (!playerArea && below.length > 0)
    lines.push(`not mounted without routes.playerArea: ${below.join(', ')}`);
  if (!games && gamesProviders) lines.push('not mounted without routes.games: gamesProviders');
  if (config.showStyleGuide === false)
    lines.push('not mounted: style-guide; showStyleGuide is not true');
  const { operator } = toPublicConfig(config).endpoints;
  if (!operator.startsWith('/') && !config.siteUrl)
    lines.push(
      `accounts at ${operator}: serve the site from the same site, or every reload logs players out; set siteUrl to have this checked`,
    );
  if (!config.siteUrl)
    lines.push('siteUrl is not set: pages have no canonical address, and shared links no picture');
  if (config.routes.home) lines.push(`home sends visitors to ${config.routes.home}`);
  if (!config.routes.login) lines.push('login button hidden: routes.login is not set');
  if (!config.routes.registration)
    lines.push('register button hidden: routes.registration is not set');
  if (!config.push) lines.push('push messages off: push is false');
  if (!config.chat) lines.push('chat button hidden: chat is not set');
  if (!config.showCookiesSettings)
    lines.push('cookie settings link hidden: showCookiesSettings is not set');
  if (config.gtm && !config.showCookiesSettings)
    lines.push('gtm without showCookiesSettings: visitors find no link to withdraw their consent');
  if (!config.showBasicCookiesMessage && !config.gtm)
    lines.push('cookie message off: showBasicCookiesMessage is not set');
  if (config.showPlayerNotVerifiedModal) lines.push(...describeIdentityDialog(config));
  const { theme } = config;
  const shared = COLOUR_NAMES.filter((name) => theme[name] && !theme.light?.[name]);
  if (shared.length > 0)
    lines.push(`theme: ${shared.join(', ')} in the light theme, too; theme.dark sets one alone`);
  if (config.customNavigationMode) {
    const path = config.customNavigationMode.path ?? config.routes.sportsBetting;
    if (!path)
      lines.push('custom navigation off: it has no path and routes.sportsBetting is not set');
    else if (createIsMounted(toPublicConfig(config))(path))
      lines.push(`custom navigation: first visit sets ${path}`);
    else lines.push(`custom navigation off: ${path} is no page of this site`);
  }
  return lines;
}

/** Links that the dialog about a missing identity document leaves out (AUT-6). */
function describeIdentityDialog({ company, helpCategory, routes }: SiteConfig): string[] {
  const lines: string[] = [];
  for (const [link, key] of [
    ['call', 'phone'],
    ['email', 'email'],
  ] as const)
    if (!company[key])
      lines.push(
        `identity dialog without ${link} link: company.${key} is not set; the content type company-info may have one`,
      );
  if (!helpCategory?.documentation)
    lines.push('identity dialog without help link: helpCategory.documentation is not set');
  else if (!routes.helpInfo)
    lines.push('identity dialog without help link: routes.helpInfo is not set');
  return lines;
}

/** A content list that has more entries than the site reads (CFG-6). */
interface ListLength {
  type: string;
  total: number;
  shown: number;
}
export const describeLength = ({ type, total, shown }: ListLength): string =>
  `${type}: ${total} items, ${shown} shown`;
