import type { SiteConfig } from '../config/site-config.ts';
import { readMode } from '../lib/mode.ts';
import { attempt } from '../lib/read-all.ts';
import { failure, type Result, success } from '../lib/result.ts';
import type { Variables } from '../lib/variables.ts';
import { brandFaults } from './brand-files.ts';
import { isBuilt, wasBuilt } from './build-state.ts';
import {
  brandDirOf,
  type Environment,
  PUBLIC,
  readEnvironment,
  siteConfigOf,
} from './environment.ts';
import { loadConfig } from './load-config.ts';
import { productionFaults } from './production.ts';

/** What a start needs, after all of it was validated. */
interface Setup {
  environment: Environment;
  /** Stand-ins; production never loads them. */
  trial: typeof import('./trial.ts') | undefined;
  configured: SiteConfig;
  /** Whether the build is up to date. */
  hasBuild: boolean;
}

/** Reads and checks environment and configuration. @returns the setup, or all faults, one line each */
export async function checkedSetup(variables: Variables): Promise<Result<Setup, string[]>> {
  const [environment, variableFaults] = attempt(() => readEnvironment(variables));
  const [mode] = attempt(() => readMode(variables['MODE']));
  const isProduction = mode === 'production';
  const trial = mode === 'trial' ? await import('./trial.ts') : undefined;
  const loaded = loadConfig(siteConfigOf(variables), mode);
  const configured = loaded.ok ? loaded.value : undefined;
  const faults = [
    ...variableFaults,
    ...(loaded.ok ? [] : configLines(siteConfigOf(variables), loaded.error)),
    ...(trial?.trialFaults(configured, environment, variables) ?? []),
    ...(isProduction ? productionFaults(configured, variables) : []),
    ...(configured ? brandFaults(configured.company, brandDirOf(variables), PUBLIC) : []),
    ...(isProduction && !wasBuilt() ? ['dist: found no build; run npm run build first'] : []),
  ];
  if (!environment || !configured || faults.length > 0) return failure(faults);
  // A production image may lack the modules of the trial and the build.
  return success({ environment, trial, configured, hasBuild: isProduction || isBuilt() });
}

const configLines = (file: string, faults: readonly string[]): string[] => [
  `The configuration ${file} cannot be used:`,
  ...faults.map((fault) => `  ${fault}`),
];
