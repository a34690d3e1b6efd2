import { redirect, useParams } from 'react-router-dom';
import { textPagePath } from '../../lib/site-paths.ts';
import type { AppState } from '../../state/context.ts';
import { loadText, TextPage } from './text-page.tsx';

export async function load(
  app: AppState,
  { params }: { params: Record<string, string | undefined> },
): Promise<Response | undefined> {
  const { routes } = app.config;
  const slug = params['slug'] ?? '';
  const path = textPagePath(routes, slug);
  // A text with a route of its own stands there only.
  if (path !== undefined && path !== `${routes.legal}/${slug}`) return redirect(path);
  return loadText(app, slug);
}

/** The terms, the privacy policy and whatever else editors put beside them. */
export function LegalPage() {
  const { slug = '' } = useParams();
  return <TextPage slug={slug} />;
}
