import type { Variables } from '../lib/variables.ts';
import { SEEDED_PASSWORD, seededPlayers } from './accounts/seeded-players.ts';

/**
 * Settings that are missing to start a trial that others can reach, one line each.
 * @param open what makes it reachable, such as `HOST=0.0.0.0`
 */
export const openFaults = (open: string, variables: Variables): string[] =>
  variables['DEMO_WEATHER'] === '1'
    ? [
        `DEMO_WEATHER: found 1 with ${open}; expected network, which lets anyone there make every call fail, or none`,
      ]
    : [];

/** Warnings about what such a trial exposes. */
export const openWarnings = (open: string, variables: Variables): string[] => [
  `Warning: ${open} opens this trial to others. They can log in as ${Object.keys(seededPlayers).join(', ')} with the documented password ${SEEDED_PASSWORD}, and register.`,
  ...(variables['DEMO_WEATHER'] === 'network'
    ? ['Warning: DEMO_WEATHER=network lets anyone there make every call fail.']
    : []),
];
