import Search from 'lucide-react/icons/search';
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { Form, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';
import { LONGEST_SEARCH } from '../../lib/search-words.ts';
import { useSearch } from '../state/live-values/use-search.ts';
import './search-form.css';

/** A change of the address is a navigation, after which the frame reads anew: one per pause in typing, in ms. */
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
 * A search box whose text is the parameter `q` of the address. The address is the form's only state: a
 * plain form before scripts run, and each change by itself from then on.
 */
export function SearchForm({ label, submitLabel, kept, boxId, children }: SearchFormProps) {
  const [, setSearch] = useSearchParams();
  const search = useSearch();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const form = useRef<HTMLFormElement>(null);
  /** The pending change. */
  const pause: Pause = useRef(undefined);
  /** The search that this form has asked for and that is not in the address yet. */
  const applied = useRef<string>(undefined);

  useEffect(() => {
    const isOwn = search.toString() === applied.current;
    applied.current = undefined;
    // The fields say the same, or something newer that waits for its turn.
    if (isOwn) return;
    const inUse = document.activeElement;
    // A link taken meanwhile says where to be; who is still at the form has the last word.
    if (!form.current?.contains(inUse)) stopWaiting(pause);
    // A link or the back button changes the fields from outside, but for the one that the visitor is at.
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const isTheirs = field === inUse && (field.type === 'search' || pause.current !== undefined);
      if (!isTheirs) field.value = search.get(field.name) ?? '';
    }
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** Whether a link has been pressed and its page is on the way: a change of the address would call it off. */
  function isLeaving(): boolean {
    const { navigation, location } = router?.state ?? {};
    return (
      navigation?.location !== undefined && navigation.location.pathname !== location?.pathname
    );
  }

  function apply(element: HTMLFormElement) {
    stopWaiting(pause);
    const given = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const next = new URLSearchParams(given);
    // The effect above hears of a change only.
    applied.current = next.toString() === search.toString() ? undefined : next.toString();
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      className="search-form"
      role="search"
      onChange={({ currentTarget }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          if (!isLeaving()) apply(currentTarget);
        }, PAUSE_MS);
      }}
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
      <button type="submit" className="visually-hidden-until-focus">
        {submitLabel}
      </button>
    </Form>
  );
}

function stopWaiting(pause: Pause): void {
  clearTimeout(pause.current);
  pause.current = undefined;
}
