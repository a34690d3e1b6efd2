import { Problem } from '../../lib/problem.ts';
import { type Campaign, parseCampaign } from '../campaign.ts';
import type { ApiRequest } from './exchange.ts';

/** Room for an audience of 10,000 account codes. */
const MOST_BYTES = 1024 * 1024;

/**
 * Reads a campaign from a request.
 * @param language the operator's default; every campaign has a text in it
 * @throws Problem 400 `json_invalid`, 422 `campaign_invalid` with a line per fault
 */
export async function readCampaign(request: ApiRequest, language: string): Promise<Campaign> {
  const text = (await request.readBytes(MOST_BYTES)).toString('utf8');
  const parsed = parseCampaign(jsonOf(text), language);
  if (parsed.ok) return parsed.value;
  throw invalidCampaign(parsed.error);
}

/** @param faults one line each: path, what was found, what is allowed */
export const invalidCampaign = (faults: readonly string[]) =>
  new Problem(422, 'campaign_invalid', 'The campaign is not valid', {
    extra: { faults },
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'json_invalid', 'The body is not JSON');
  }
}
