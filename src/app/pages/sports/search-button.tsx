import Search from 'lucide-react/icons/search';
import { askForSearch } from '../../features/sportsbook/search-request.ts';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Search button for windows without the bottom bar (MOB-6). */
export function SearchButton() {
  const { t } = useText();
  const stores = useStores();
  const { isSidebarOpen } = useSnapshot(stores.sportsbook);
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'sports-search')}
      aria-expanded={isSidebarOpen}
      onClick={() => askForSearch(stores)}
    >
      <Search size={20} aria-hidden="true" />
      {t('sports.menu')}
    </button>
  );
}
