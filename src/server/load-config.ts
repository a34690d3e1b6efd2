import { readFileSync } from 'node:fs';
import { checkConfig } from '../config/check-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { failure, type Result, success } from '../lib/result.ts';
import type { Mode } from './environment.ts';

/** Reads and checks the provider configuration; in production nothing that is for a trial is on unasked. @returns it, or one line per fault (CFG-1) */
export function loadConfig(file: string, mode: Mode = 'trial'): Result<SiteConfig, string[]> {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `is not valid JSON (${error.message})` : 'cannot be read';
    return failure([`${file} ${reason}`]);
  }
  const checked = checkConfig(input);
  if (!checked.ok || mode === 'trial') return checked;
  return success({ ...checked.value, showStyleGuide: checked.value.showStyleGuide ?? false });
}
