import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { isLoopback } from '../lib/loopback.ts';
import { attempt } from '../lib/read-all.ts';
import type { Variables } from '../lib/variables.ts';
import { openFaults, openWarnings } from '../sandbox/open-to-others.ts';
import { readSettings } from '../sandbox/operator/settings.ts';
import { readPushSettings } from '../sandbox/push/operator-push.ts';
import { embeddedMounts } from './embedded-operator.ts';
import type { Environment } from './environment.ts';
import { isOwn } from './frames.ts';

export { embedOperator } from './embedded-operator.ts';

/**
 * Reasons not to start a trial, one line each.
 * @param config undefined if it cannot be read, like the environment; the rest is checked anyway
 */
export function trialFaults(
  config: SiteConfig | undefined,
  environment: Environment | undefined,
  variables: Variables,
): string[] {
  const open = config && environment && openBy(config, environment);
  return [...(open ? openFaults(open, variables) : []), ...operatorFaults(config, variables)];
}

function operatorFaults(config: SiteConfig | undefined, variables: Variables): string[] {
  if (config && !embeddedMounts(config)) return [];
  return [readSettings, readPushSettings].flatMap((read) => attempt(() => read(variables))[1]);
}

/** Warnings for a trial with endpoints that nothing serves, or one that is reachable from other machines. */
export function trialWarnings(
  config: SiteConfig,
  environment: Environment,
  variables: Variables,
): string[] {
  const mounts = embeddedMounts(config);
  if (!mounts) return unservedWarnings(config);
  const open = openBy(config, environment);
  if (!open || !mounts.operator) return [];
  return [
    ...openWarnings(open, variables),
    'For a real site set MODE=production and the addresses of a real operator.',
  ];
}

/** The embedded operator, with its frames, does not run when both content and operator are elsewhere. */
function unservedWarnings(config: SiteConfig): string[] {
  const left = Object.entries(endpointBases(config, 'server')).filter(([, base]) => isOwn(base));
  if (left.length === 0) return [];
  const names = left.map(([family]) => `endpoints.${family}`).join(', ');
  return [
    `Warning: nothing on this server answers for ${names}: beside a real content system and operator the embedded one does not run. Give the addresses of real ones.`,
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
