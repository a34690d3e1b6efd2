import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { useBook } from './book-context.ts';
import { openPath } from './screen-actions.ts';
import { screenOf, searchPath } from './screens.ts';

export const SEARCH_ID = 'search';

/** Searches for matches. Results are a separate screen. */
export function SearchBox({ onSearch }: { onSearch: () => void }) {
  const { book, known, words } = useBook();
  const screen = screenOf(known.path);
  const [typed, setTyped] = useState(screen.kind === 'search' ? screen.words : '');
  return (
    <search>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          openPath(book, searchPath(typed));
          onSearch();
        }}
      >
        <label className="hidden" htmlFor={SEARCH_ID}>
          {words.search}
        </label>
        <input
          id={SEARCH_ID}
          type="search"
          placeholder={words.search}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" aria-label={words.search}>
          <SearchIcon aria-hidden="true" size={20} />
        </button>
      </form>
    </search>
  );
}
