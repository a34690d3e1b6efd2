import { readFileSync } from 'node:fs';
import { checkConfig } from '../config/check-config.ts';
import { endpointBases } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Mode } from '../lib/mode.ts';
import { failure, type Result, success } from '../lib/result.ts';

/**
 * Reads and validates the provider configuration. Production enables nothing meant for trials unless asked; a trial
 * marks play money. @returns it, or one line per fault (CFG-1)
 */
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
  if (!checked.ok) return checked;
  const config = checked.value;
  if (mode === 'production')
    return success({ ...config, showStyleGuide: config.showStyleGuide ?? false });
  const isEmbedded = endpointBases(config, 'server').paymentProxy.startsWith('/');
  return success({ ...config, ...(isEmbedded && { playMoney: true }) });
}
