import type { ParseContext } from '../../http/query.ts';
import { type Link, parseLink } from '../../lib/link.ts';

/**
 * A link that an entry may do without. One that is refused is told to the log (NAV-1); an empty one is none.
 * @param name what the log calls the url: the entry that it belongs to, and its field
 */
export function readLink(url: unknown, name: string, context: ParseContext): Link | undefined {
  const link = parseLink(url);
  const isEmpty = url === null || url === undefined || (typeof url === 'string' && !url.trim());
  if (!link && !isEmpty) context.report(`${name} is not allowed, shown without a link`);
  return link;
}
