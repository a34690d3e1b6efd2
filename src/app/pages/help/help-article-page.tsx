import { Navigate, redirect, useParams } from 'react-router-dom';
import { useApp } from '../../state/context.ts';
import { pageLoader } from '../page-loader.ts';
import { HelpArticleView } from './article-view.tsx';
import { goneTo, hasArticle, loadCategory, useCategory } from './known-help.ts';

export const loader = pageLoader(async (app, { params }) => {
  const { category: key = '', article = '' } = params;
  const category = await loadCategory(app, key, article);
  return category && hasArticle(category, article) ? undefined : redirect(goneTo(app.config));
});

/** One question and its answer. */
function ArticlePage() {
  const { category: key = '', article: slug } = useParams();
  const { config } = useApp();
  const category = useCategory(key, slug);
  if (category === undefined) return null;
  const at = category?.articles.findIndex((article) => article.slug === slug) ?? -1;
  // The article can be removed while its page is open.
  if (!category || at < 0) return <Navigate to={goneTo(config)} replace />;
  return <HelpArticleView key={slug} category={category} at={at} />;
}

export { ArticlePage as Component };
