import { COOKIES_TEXT } from '../../../lib/info-paths.ts';
import { pageLoader } from '../page-loader.ts';
import { loadText, TextPage } from './text-page.tsx';

export const loader = pageLoader((app) => loadText(app, COOKIES_TEXT));

const CookiesPage = () => <TextPage slug={COOKIES_TEXT} />;

export { CookiesPage as Component };
