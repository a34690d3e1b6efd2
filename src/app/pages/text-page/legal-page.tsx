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
  // A text with its own route is only shown there.
  return redirect(path ?? GONE);
});

/** The terms, the privacy policy and the editors' other legal texts. */
function LegalPage() {
  const { slug = '' } = useParams();
  return <TextPage slug={slug} />;
}

export { LegalPage as Component };
