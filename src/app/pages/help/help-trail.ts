import type { PublicConfig } from '../../../config/public-config.ts';
import type { HelpCategory } from '../../../content/help.ts';
import { helpCategoryPath } from '../../../lib/info-paths.ts';
import type { Crumb } from '../../features/page-head/breadcrumbs.ts';

/** Search engines show about this many characters of a description. */
export const DESCRIPTION_LENGTH = 160;

/**
 * The pages above a page of the help centre.
 * @param home title of the help centre
 * @param category of an article
 */
export function helpTrail(
  { routes: { helpInfo = '/' } }: PublicConfig,
  home: string,
  category?: Pick<HelpCategory, 'key' | 'title'>,
): Crumb[] {
  const above = { name: home, path: helpInfo };
  if (!category) return [above];
  const path = helpCategoryPath(helpInfo, category.key) ?? helpInfo;
  return [above, { name: category.title, path }];
}
