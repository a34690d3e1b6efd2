import ChevronDown from 'lucide-react/icons/chevron-down';
import { useText } from '../../i18n/text.ts';
import { SearchForm } from '../search-form.tsx';
import './lobby-filters.css';

/** Search box and provider choice. */
export function LobbyFilterForm({
  provider,
  providers,
}: {
  /** The one chosen, or ''. */
  provider: string;
  providers: readonly string[];
}) {
  const { t } = useText();
  return (
    <SearchForm label={t('games.search')} submitLabel={t('games.apply')} kept="category">
      <label className="lobby-filters-provider">
        <span className="visually-hidden">{t('games.provider')}</span>
        <select name="provider" defaultValue={provider}>
          <option value="">{t('games.provider.all')}</option>
          {providers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" />
      </label>
    </SearchForm>
  );
}
