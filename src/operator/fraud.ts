import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

/** Timeout of the fraud proxy, in ms. */
const LIMIT_MS = 2000;

/** Reports the device, with the player's token or the site's API key (REQ-4, REQ-5). */
export const reportDevice = (
  api: Api,
  body: Operations['reportDevice']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'fraudProxy',
    method: 'POST',
    path: '/devices',
    body,
    timeoutMs: LIMIT_MS,
  });
