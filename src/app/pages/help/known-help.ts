import { type HelpCategory, helpCategoryQuery, helpQuery } from '../../../content/help.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';

/** Returns the URL to redirect to when a category or article does not exist (any more). */
export const goneTo = ({ routes }: AppState['config']): string =>
  withNotice(routes.helpInfo ?? '/', 'help');

/**
 * A category before its page is shown. Where the device has the whole help centre its page opens at once, without a
 * network too, and is read again behind.
 * @param article slug of the answer that is wanted: one that is newer than what the device has is asked for
 * @returns undefined when there is none of this key
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
 * The category that is shown: undefined while it is on its way, null when an editor has taken it away.
 * @param article slug of the answer that is wanted: where the category's own answer is too old to have it, the whole
 * help centre, by which it was found, is what is shown
 */
export function useCategory(key: string, article?: string): HelpCategory | undefined | null {
  const { queries, locale } = useApp();
  const { value } = useAnswer(helpCategoryQuery(key, locale));
  return newestCategory(value, inHelp(queries.peek(helpQuery(locale)), key), article);
}

/** @param own the category's own answer @param known the category as the whole help centre has it */
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
