import * as v from 'valibot';

/** Fields that the bodies about games share, each with its code of refusal. */

export const gameSlug = v.pipe(
  v.string(),
  v.maxLength(100, 'value_too_long'),
  v.regex(/^[\w-]+$/, 'value_invalid'),
);
export const launchMode = v.picklist(['demo', 'real']);
export const ticketField = v.pipe(v.string(), v.maxLength(100, 'value_too_long'));
