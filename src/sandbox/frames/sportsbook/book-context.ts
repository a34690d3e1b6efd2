import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Book } from './book.ts';

export const BookContext = createContext<Book | undefined>(undefined);

/** The page's parts, and what is known as it is now. */
export function useBook() {
  const book = use(BookContext);
  if (book === undefined) throw new Error('the book is not there');
  return { book, known: useSnapshot(book.state), wording: book.wording, words: book.wording.words };
}
