import { readFileSync } from 'node:fs';
import { failure, type Result } from '../lib/result.ts';
import { checkConfig } from './check-config.ts';
import type { SiteConfig } from './site-config.ts';

/** Reads and checks a configuration file. @returns it, or one line per fault (CFG-1) */
export function readConfig(file: string): Result<SiteConfig, string[]> {
  let input: unknown;
  try {
    // Some editors write a byte order mark, which is not valid JSON.
    input = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    // The engine's message quotes a piece of the file, including line breaks.
    const reason =
      error instanceof SyntaxError
        ? `is not valid JSON (${error.message.replace(/\s+/g, ' ')})`
        : `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    return failure([`${file} ${reason}`]);
  }
  return checkConfig(input);
}
