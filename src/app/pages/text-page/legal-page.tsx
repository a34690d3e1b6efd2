import { redirect, useParams } from 'react-router-dom';
import { textPagePath } from '../../../lib/info-paths.ts';
import { GONE } from '../../state/arrival-notice.ts';
import type { AppState } from '../../state/context.ts';
import { loadText, TextPage } from './text-page.tsx';

export async function load(
  app: AppState,
  { params }: { params: Record<string, string | undefined> },
): Promise<Response | undefined> {
  const { routes } = app.config;
  const slug = params['slug'] ?? '';
  const path = textPagePath(routes, slug);
  if (path === `${routes.legal}/${slug}`) return loadText(app, slug);
  // A text with a route of its own stands there only, or nowhere.
  return redirect(path ?? GONE);
}

/** The terms, the privacy policy and whatever else editors put beside them. */
export function LegalPage() {
  const { slug = '' } = useParams();
  return <TextPage slug={slug} />;
}
