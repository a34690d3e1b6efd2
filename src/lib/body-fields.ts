import * as v from 'valibot';

/** Fields of request bodies that the push service and the embedded operator read, each with its error code. */

/** Whether a header or a path segment is a UUID. */
export const isUuid = (given: unknown): given is string =>
  typeof given === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given);

export const language = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'language_invalid'));

/** `HH:MM`, from 00:00 to 23:59. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'));

/** Text of 1 to `most` characters without control characters. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.check((given) => given.trim() !== '', 'field_required'),
    v.maxLength(most, 'value_too_long'),
    v.regex(/^\P{Cc}*$/u, 'value_invalid'),
  );
