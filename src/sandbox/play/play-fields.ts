import * as v from 'valibot';

/** Fields shared by the request bodies about games, each with its error code. */

export const gameSlug = v.pipe(
  v.string(),
  v.maxLength(100, 'value_too_long'),
  v.regex(/^[\w-]+$/, 'value_invalid'),
);
export const launchMode = v.picklist(['demo', 'real']);
export const ticketField = v.pipe(v.string(), v.maxLength(100, 'value_too_long'));
