import { COOKIES_TEXT } from '../../../lib/info-paths.ts';
import type { AppState } from '../../state/context.ts';
import { loadText, TextPage } from './text-page.tsx';

export const load = (app: AppState) => loadText(app, COOKIES_TEXT);

/** The cookies policy. */
export const CookiesPage = () => <TextPage slug={COOKIES_TEXT} />;
