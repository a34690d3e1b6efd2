import { readFileSync } from 'node:fs';
import { checkConfig } from '../config/check-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { failure, type Result } from '../lib/result.ts';

/** Reads and checks the provider configuration. @returns it, or one line per fault (CFG-1) */
export function loadConfig(file: string): Result<SiteConfig, string[]> {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `is not valid JSON (${error.message})` : 'cannot be read';
    return failure([`${file} ${reason}`]);
  }
  return checkConfig(input);
}
