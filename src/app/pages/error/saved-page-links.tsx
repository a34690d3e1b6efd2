import { Link } from 'react-router-dom';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { type SavedPage, savedPages } from './saved-pages.ts';
import './saved-page-links.css';

/** Returns the pages that open offline now. */
export function useSavedPages(): SavedPage[] {
  const { stores, config, locale } = useApp();
  const { entries } = useSnapshot(stores.answers);
  return savedPages(config, locale, (key) => entries[key] !== undefined);
}

/** Returns the offline message, which mentions the saved pages if there are any. */
export const offlineText = (pages: readonly SavedPage[]): MessageKey =>
  pages.length > 0 ? 'error.offline.text' : 'error.offline.empty';

/** Links to the saved pages. */
export function SavedPageLinks({ pages }: { pages: readonly SavedPage[] }) {
  const { t } = useText();
  return (
    <ul className="saved-page-links" aria-label={t('error.saved')}>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}
