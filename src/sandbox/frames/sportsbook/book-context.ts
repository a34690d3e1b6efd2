import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatOdds, formatTotalOdds } from '../../../lib/odds-format.ts';
import type { Book } from './book.ts';

export const BookContext = createContext<Book | undefined>(undefined);

/** Provides the page's services and its current state. */
export function useBook() {
  const book = use(BookContext);
  if (book === undefined) throw new Error('the book is not there');
  const known = useSnapshot(book.state);
  const { wording } = book;
  const format = known.preferences.odds;
  return {
    book,
    known,
    wording,
    words: wording.words,
    /** Formats odds as the player prefers. */
    odds: (value: number) => formatOdds(value, format, wording.language),
    /** Formats the product of several odds as the player prefers. */
    totalOdds: (value: number) => formatTotalOdds(value, format, wording.language),
  };
}
