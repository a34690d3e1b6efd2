import { redirect, useParams } from 'react-router-dom';
import { textPagePath } from '../../../lib/info-paths.ts';
import { GONE } from '../../state/arrival-notice.ts';
import { pageLoader } from '../page-loader.ts';
import { loadText, TextPage } from './text-page.tsx';

export const loader = pageLoader(async (app, { params }) => {
  const { routes } = app.config;
  const slug = params['slug'] ?? '';
  const path = textPagePath(routes, slug);
  if (path === `${routes.legal}/${slug}`) return loadText(app, slug);
  // A text with a route of its own stands there only, or nowhere.
  return redirect(path ?? GONE);
});

/** The terms, the privacy policy and any other legal text of the editors. */
function LegalPage() {
  const { slug = '' } = useParams();
  return <TextPage slug={slug} />;
}

export { LegalPage as Component };
