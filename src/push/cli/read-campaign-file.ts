import { readFileSync } from 'node:fs';
import { failure, type Result } from '../../lib/result.ts';
import { type Campaign, parseCampaign } from '../campaign.ts';

/**
 * Reads a campaign file and checks all that does not depend on the operator's default language.
 * @param at overrides the file's `sendAt`
 * @returns the campaign, or one line per fault
 */
export function readCampaignFile(file: string, at?: string): Result<Campaign, string[]> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return failure([error instanceof Error ? error.message : String(error)]);
  }
  const [language = 'en'] = isObject(given) && isObject(given.text) ? Object.keys(given.text) : [];
  const input = isObject(given) && at !== undefined ? { ...given, sendAt: at } : given;
  return parseCampaign(input, language);
}

const isObject = (value: unknown): value is { readonly text?: unknown } =>
  typeof value === 'object' && value !== null;
