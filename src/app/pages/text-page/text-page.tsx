import { Navigate, redirect } from 'react-router-dom';
import { pageQuery, pageTitlesQuery } from '../../../content/pages.ts';
import { textPagePath } from '../../../lib/info-paths.ts';
import { GONE } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { TextArticle } from './text-article.tsx';

/** @returns the redirect, if there is no such text */
export async function loadText(
  { queries, locale }: AppState,
  slug: string,
): Promise<Response | undefined> {
  const [found] = await Promise.all([
    queries.need(pageQuery(slug, locale)),
    queries.want(pageTitlesQuery(locale)),
  ]);
  return found.length > 0 ? undefined : redirect(GONE);
}

/** A text of the content system as a page to read and print. */
export function TextPage({ slug }: { slug: string }) {
  const { config, locale } = useApp();
  const { value } = useAnswer(pageQuery(slug, locale));
  const text = value?.[0];
  // An editor can remove it while it is open.
  if (value && !text) return <Navigate to={GONE} replace />;
  return text ? <TextArticle text={text} path={textPagePath(config.routes, slug) ?? '/'} /> : null;
}
