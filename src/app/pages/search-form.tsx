import Search from 'lucide-react/icons/search';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useSearchParams } from 'react-router-dom';
import { LONGEST_SEARCH } from '../../lib/search-words.ts';
import { useSearch } from '../state/live-values/use-search.ts';
import './search-form.css';

/** Delay after typing, in ms. Each change of the URL is a navigation, after which the frame queries run again. */
const PAUSE_MS = 200;
type Pause = RefObject<ReturnType<typeof setTimeout> | undefined>;

interface SearchFormProps {
  /** Label of the search. */
  label: string;
  submitLabel: string;
  /** URL parameter to keep unchanged. */
  kept?: string;
  /** Id of the search box. */
  boxId?: string;
  /** Additional fields, named after their parameters. */
  children?: ReactNode;
}

/**
 * A search box whose text is the URL parameter `q`. The URL is the form's only state: it is a plain form before scripts
 * run, and applies each change by itself afterwards.
 */
export function SearchForm({ label, submitLabel, kept, boxId, children }: SearchFormProps) {
  const action = useHref(useLocation().pathname);
  const [, setSearch] = useSearchParams();
  const search = useSearch();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const form = useRef<HTMLFormElement>(null);
  /** The pending change. */
  const pause: Pause = useRef(undefined);
  /** The search that this form has applied and that is not in the URL yet. */
  const applied = useRef<string>(undefined);

  const applyEarly = useEffectEvent((early: HTMLFormElement) => {
    if (!early.contains(document.activeElement)) return;
    const isChanged = fieldsOf(early).some(({ name, value }) => value !== (search.get(name) ?? ''));
    if (!isChanged) return;
    // The effect below keeps the fields.
    applied.current = search.toString();
    applySoon(early);
  });
  // What was typed or chosen before the scripts ran, unless the browser has restored it.
  useEffect(() => {
    if (form.current) applyEarly(form.current);
  }, []);
  useEffect(() => {
    const isOwn = search.toString() === applied.current;
    applied.current = undefined;
    // The fields already show this search, or a newer one that is still pending.
    if (isOwn) return;
    const inUse = document.activeElement;
    // A link followed meanwhile cancels the pending change, unless the visitor is still in the form.
    if (!form.current?.contains(inUse)) stopWaiting(pause);
    // A link or the back button updates the fields, except the one in use.
    for (const field of form.current ? fieldsOf(form.current) : []) {
      const isTheirs = field === inUse && (field.type === 'search' || pause.current !== undefined);
      const value = search.get(field.name) ?? '';
      // Setting a value lays out the page, even if it is the same.
      if (!isTheirs && field.value !== value) field.value = value;
    }
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** Whether another page is loading; a change of the URL would cancel that navigation. */
  function isLeaving(): boolean {
    const { navigation, location } = router?.state ?? {};
    return (
      navigation?.location !== undefined && navigation.location.pathname !== location?.pathname
    );
  }

  function applySoon(element: HTMLFormElement) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (!isLeaving()) apply(element);
    }, PAUSE_MS);
  }

  function apply(element: HTMLFormElement) {
    stopWaiting(pause);
    const given = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const next = new URLSearchParams(given);
    // The effect above runs only when the search changes.
    applied.current = next.toString() === search.toString() ? undefined : next.toString();
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the oldest browsers that the site supports
    <form
      ref={form}
      action={action}
      className="search-form"
      role="search"
      onChange={({ currentTarget }) => applySoon(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {kept !== undefined && search.get(kept) && (
        <input type="hidden" name={kept} value={search.get(kept) ?? ''} />
      )}
      <label className="search-form-box">
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
        <input
          id={boxId}
          type="search"
          name="q"
          defaultValue={search.get('q') ?? ''}
          placeholder={label}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {children}
      <button type="submit" className="search-form-submit visually-hidden-until-focus">
        {submitLabel}
      </button>
    </form>
  );
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );

function stopWaiting(pause: Pause): void {
  clearTimeout(pause.current);
  pause.current = undefined;
}
