import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { SearchForm } from '../search-form.tsx';
import { type LobbyFilters, SORTS, type Sort } from './lobby-address.ts';
import './lobby-filters.css';

const SORT_LABELS: Record<Sort, MessageKey> = {
  popular: 'games.sort.popular',
  new: 'games.sort.new',
  title: 'games.sort.title',
};

interface LobbyFilterFormProps {
  filters: LobbyFilters;
  providers: readonly string[];
}

/** Search box, provider and sort order. */
export function LobbyFilterForm({ filters: { provider, sort }, providers }: LobbyFilterFormProps) {
  const { t } = useText();
  // Includes the chosen provider, too, while the games load.
  const listed = new Set(provider === '' ? providers : [...providers, provider]);
  return (
    <SearchForm label={t('games.search')} submitLabel={t('games.apply')} kept="category">
      <Choice
        name="provider"
        label={t('games.provider')}
        chosen={provider}
        sign={SlidersHorizontal}
      >
        <option value="">{t('games.provider.all')}</option>
        {[...listed].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        name="sort"
        label={t('games.sort')}
        chosen={sort === 'popular' ? '' : sort}
        sign={ArrowDownUp}
      >
        {SORTS.map((order) => (
          <option key={order} value={order === 'popular' ? '' : order}>
            {t(SORT_LABELS[order])}
          </option>
        ))}
      </Choice>
    </SearchForm>
  );
}

interface ChoiceProps {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  chosen: string;
  /** Icon that replaces the label on small screens. */
  sign: typeof ChevronDown;
  children: ReactNode;
}

const Choice = ({ name, label, chosen, sign: Sign, children }: ChoiceProps) => (
  <label className="lobby-filters-choice">
    <span className="visually-hidden">{label}</span>
    <select name={name} defaultValue={chosen} title={label}>
      {children}
    </select>
    <ChevronDown size={20} aria-hidden="true" />
    <Sign className="lobby-filters-sign" size={20} aria-hidden="true" />
  </label>
);
