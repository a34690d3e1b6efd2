import type { Api, ApiRequest } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import { parseAnswer } from '../http/parse-answer.ts';
import { type Result, success } from '../lib/result.ts';

/**
 * A call for a player whose answer has a shape.
 * @param parse unknown in, model out; undefined when the answer is not what the contract says
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

/** A call of which only the outcome counts. */
export async function callForOutcome(
  api: Api,
  request: ApiRequest,
): Promise<Result<undefined, HttpError>> {
  const answer = await api.send(request);
  return answer.ok ? success(undefined) : answer;
}

/** Path of an account's resource below the operator's base. */
export const accountPath = (accountCode: string, rest: string): string =>
  `/accounts/${encodeURIComponent(accountCode)}/${rest}`;
