import type { Api, ApiRequest } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import { parseAnswer } from '../http/parse-answer.ts';
import { type Result, success } from '../lib/result.ts';

/**
 * Makes a call for a player and parses the response.
 * @param parse turns the raw body into a model; undefined if it does not match the contract
 * @returns the model, the refusal, or `malformed`
 */
export async function call<T>(
  api: Api,
  request: ApiRequest,
  parse: (wire: unknown) => T | undefined | Promise<T | undefined>,
): Promise<Result<T, HttpError>> {
  const answer = await api.send(request);
  if (!answer.ok) return answer;
  return parseAnswer(request.path, () => parse(answer.value));
}

/** Makes a call whose response has no body. */
export async function callForOutcome(
  api: Api,
  request: ApiRequest,
): Promise<Result<undefined, HttpError>> {
  const answer = await api.send(request);
  return answer.ok ? success(undefined) : answer;
}

/** Path of an account's resource, relative to the operator's base. */
export const accountPath = (accountCode: string, rest: string): string =>
  `/accounts/${encodeURIComponent(accountCode)}/${rest}`;
