import { existsSync } from 'node:fs';
import type { SiteConfig } from '../config/site-config.ts';
import type { Result } from '../lib/result.ts';
import type { Variables } from '../lib/variables.ts';
import { brandFaults } from './brand-files.ts';
import { isBuilt, STAMP } from './build-state.ts';
import { type Environment, PUBLIC, readEnvironment } from './environment.ts';
import { loadConfig } from './load-config.ts';
import { productionFaults } from './production.ts';

/** What a start needs, once all of it is known to be valid. */
interface Setup {
  environment: Environment;
  /** Stand-ins; production never loads them. */
  trial: typeof import('./trial.ts') | undefined;
  configured: SiteConfig;
  /** Whether the build is up to date. */
  hasBuild: boolean;
}

/** Reads environment and configuration. @returns every fault, one line each, so that nothing is served with one */
export async function checkedSetup(variables: Variables): Promise<Result<Setup, string[]>> {
  const read = environmentOf(variables);
  if (!read.ok) return read;
  const environment = read.value;
  const { mode, siteConfig, brandDir } = environment;
  const trial = mode === 'trial' ? await import('./trial.ts') : undefined;
  const loaded = loadConfig(siteConfig, mode);
  if (!loaded.ok) {
    const lines = loaded.error.map((fault) => `  ${fault}`);
    return { ok: false, error: [`The configuration ${siteConfig} cannot be used:`, ...lines] };
  }
  const configured = loaded.value;
  // A production image may lack what only the trial and the build need.
  const hasBuild = trial ? isBuilt() : existsSync(STAMP);
  const faults = [
    ...(trial ? trial.trialFaults : productionFaults)(configured, environment, variables),
    ...brandFaults(configured.company, brandDir, PUBLIC),
    ...(trial || hasBuild ? [] : ['dist: found no build; run npm run build first']),
  ];
  if (faults.length > 0) return { ok: false, error: faults };
  return { ok: true, value: { environment, trial, configured, hasBuild } };
}

function environmentOf(variables: Variables): Result<Environment, string[]> {
  try {
    return { ok: true, value: readEnvironment(variables) };
  } catch (error) {
    return { ok: false, error: [error instanceof Error ? error.message : String(error)] };
  }
}
