import { isIPv4 } from 'node:net';
import type { SiteConfig } from '../config/site-config.ts';
import { SEEDED_PASSWORD, seededPlayers } from '../sandbox/accounts/seeded-players.ts';
import { embeddedMounts } from './embedded-operator.ts';
import type { Environment } from './environment.ts';

export { embedOperator } from './embedded-operator.ts';

/** What somebody must say first before a trial starts: one line per fault. */
export function trialFaults(
  config: SiteConfig,
  environment: Environment,
  variables: NodeJS.ProcessEnv,
): string[] {
  const open = openBy(config, environment);
  if (!open || variables['DEMO_WEATHER'] !== '1') return [];
  return [
    `DEMO_WEATHER: found 1 with ${open}; expected network, which lets anyone there make every call fail, or none`,
  ];
}

/** What a trial that others can reach offers them. */
export function trialWarnings(
  config: SiteConfig,
  environment: Environment,
  variables: NodeJS.ProcessEnv,
): string[] {
  const open = openBy(config, environment);
  if (!open || !embeddedMounts(config)?.operator) return [];
  const names = Object.keys(seededPlayers).join(', ');
  return [
    `Warning: ${open} opens this trial to others. They can log in as ${names} with the documented password ${SEEDED_PASSWORD}, and register.`,
    ...(variables['DEMO_WEATHER'] === 'network'
      ? ['Warning: DEMO_WEATHER=network lets anyone there make every call fail.']
      : []),
    'For a real site set MODE=production and the addresses of a real operator.',
  ];
}

/** By what a trial can be reached from elsewhere; undefined where it cannot. */
function openBy({ siteUrl }: SiteConfig, { host }: Environment): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  return siteUrl === undefined || isLoopback(new URL(siteUrl).hostname)
    ? undefined
    : `siteUrl ${siteUrl}`;
}

const isLoopback = (name: string) =>
  name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
