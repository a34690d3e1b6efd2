import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { LobbyFilters } from './filter-games.ts';
import './lobby-filters.css';

/** A change of the address is a navigation, after which the frame reads anew: one per pause in typing, in ms. */
const PAUSE_MS = 200;

/**
 * Search box and provider choice. The address is their only state: a plain form before scripts run,
 * and each change by itself from then on.
 */
export function LobbyFilterForm({
  filters,
  providers,
}: {
  filters: LobbyFilters;
  providers: readonly string[];
}) {
  const { t } = useText();
  const [, setSearch] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { category, provider, q } = filters;

  // The fields are the visitor's while in use; a link or the back button changes them from outside.
  useEffect(() => {
    const fields = form.current?.elements;
    const box = fields?.namedItem('q');
    const choice = fields?.namedItem('provider');
    if (box instanceof HTMLInputElement && box !== document.activeElement) box.value = q;
    if (choice instanceof HTMLSelectElement) choice.value = provider;
  }, [q, provider]);

  // A link taken meanwhile says where to be, on this page or another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the address ends the pause
  useEffect(() => () => clearTimeout(pause.current), [category, provider, q]);

  function apply(element: HTMLFormElement) {
    clearTimeout(pause.current);
    const given = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    setSearch(new URLSearchParams(given), { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      className="lobby-filters"
      role="search"
      onChange={({ currentTarget }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => apply(currentTarget), PAUSE_MS);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <label className="lobby-filters-search">
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('games.search')}</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={t('games.search')}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
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
      <button type="submit" className="visually-hidden">
        {t('games.apply')}
      </button>
    </Form>
  );
}
