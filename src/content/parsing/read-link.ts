import type { ParseContext } from '../../http/query.ts';
import { type Link, parseLink } from '../../lib/link.ts';

/**
 * An optional link. Logs a refused one (NAV-1); an empty one is absent.
 * @param name entry and field for the log
 */
export function readLink(url: unknown, name: string, context: ParseContext): Link | undefined {
  const link = parseLink(url);
  const isEmpty = url === null || url === undefined || (typeof url === 'string' && !url.trim());
  if (!link && !isEmpty) context.report(`${name} is not allowed, shown without a link`);
  return link;
}
