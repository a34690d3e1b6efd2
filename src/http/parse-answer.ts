import { failure, type Result, success } from '../lib/result.ts';
import { type HttpError, unexpected } from './http-error.ts';

/** @returns the parsed answer; `malformed` if `parse` returns undefined, `unexpected` if its chunk did not load */
export async function parseAnswer<T>(
  url: string,
  parse: () => T | undefined | Promise<T | undefined>,
): Promise<Result<T, HttpError>> {
  try {
    const value = await parse();
    if (value !== undefined) return success(value);
    return failure({ kind: 'malformed', url, detail: 'unexpected shape' });
  } catch (error) {
    return failure({ ...unexpected(error), url });
  }
}
