import { endpointBases } from '../config/public-config.ts';
import { readConfig } from '../config/read-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Mode } from '../lib/mode.ts';
import { type Result, success } from '../lib/result.ts';

/**
 * Reads and validates the provider configuration. Production enables trial features only on request; a trial marks
 * amounts as play money. @returns it, or one line per fault (CFG-1)
 */
export function loadConfig(file: string, mode: Mode = 'trial'): Result<SiteConfig, string[]> {
  const checked = readConfig(file);
  if (!checked.ok) return checked;
  const config = checked.value;
  if (mode === 'production')
    return success({ ...config, showStyleGuide: config.showStyleGuide ?? false });
  const isEmbedded = endpointBases(config, 'server').paymentProxy.startsWith('/');
  return success({ ...config, ...(isEmbedded && { playMoney: true }) });
}
