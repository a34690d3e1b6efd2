import type { SiteConfig } from '../config/site-config.ts';
import type { Variables } from '../lib/variables.ts';
import { isLoopback, openFaults, openWarnings } from '../sandbox/open-to-others.ts';
import { embeddedMounts } from './embedded-operator.ts';
import type { Environment } from './environment.ts';

export { embedOperator } from './embedded-operator.ts';

/** Reasons not to start a trial, one line each. */
export function trialFaults(
  config: SiteConfig,
  environment: Environment,
  variables: Variables,
): string[] {
  const open = openBy(config, environment);
  return open ? openFaults(open, variables) : [];
}

/** Warnings about a trial that others can reach. */
export function trialWarnings(
  config: SiteConfig,
  environment: Environment,
  variables: Variables,
): string[] {
  const open = openBy(config, environment);
  if (!open || !embeddedMounts(config)?.operator) return [];
  return [
    ...openWarnings(open, variables),
    'For a real site set MODE=production and the addresses of a real operator.',
  ];
}

/** What makes a trial reachable from elsewhere, including a proxy; undefined if nothing does. */
function openBy(
  { siteUrl }: SiteConfig,
  { host, allowedHosts, proxies }: Environment,
): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname)) return `siteUrl ${siteUrl}`;
  const foreign = allowedHosts.find((name) => !isLoopback(name));
  if (foreign !== undefined) return `ALLOWED_HOSTS=${foreign}`;
  return proxies.addresses.rules.length > 0 ? 'TRUSTED_PROXIES' : undefined;
}
