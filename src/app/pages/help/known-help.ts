import { type HelpCategory, helpCategoryQuery, helpQuery } from '../../../content/help.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';

/** Returns the URL to redirect to when a category or article does not exist (any more). */
export const goneTo = ({ routes }: AppState['config']): string =>
  withNotice(routes.helpInfo ?? '/', 'help');

/**
 * Loads a category before its page is shown. If the device has the whole help centre, the page opens at once, offline
 * too, and is refreshed in the background.
 * @param article slug of the article to show; if the device's copy does not have it, it is requested
 * @returns undefined if there is no such category
 */
export async function loadCategory(
  { queries, locale }: AppState,
  key: string,
  article?: string,
): Promise<HelpCategory | undefined> {
  const query = helpCategoryQuery(key, locale);
  const known = inHelp(queries.peek(helpQuery(locale)), key);
  if (!known || (article !== undefined && !hasArticle(known, article)))
    return (await queries.need(query))[0];
  await queries.want(query);
  return known;
}

/**
 * Returns the category to show: undefined while loading, null after an editor has removed it.
 * @param article slug of the article to show; if the category's own answer is too old to have it, the one from the
 * whole help centre is returned
 */
export function useCategory(key: string, article?: string): HelpCategory | undefined | null {
  const { queries, locale } = useApp();
  const { value } = useAnswer(helpCategoryQuery(key, locale));
  return newestCategory(value, inHelp(queries.peek(helpQuery(locale)), key), article);
}

/** @param own the category's own answer @param known the category in the whole help centre */
export function newestCategory(
  own: readonly HelpCategory[] | undefined,
  known: HelpCategory | undefined,
  article?: string,
): HelpCategory | undefined | null {
  if (!own) return known;
  const category = own[0] ?? null;
  const isMissed = article !== undefined && !(category && hasArticle(category, article));
  return isMissed && known && hasArticle(known, article) ? known : category;
}

export const hasArticle = ({ articles }: HelpCategory, wanted: string): boolean =>
  articles.some(({ slug }) => slug === wanted);

const inHelp = (help: readonly HelpCategory[] | undefined, key: string) =>
  help?.find((category) => category.key === key);
