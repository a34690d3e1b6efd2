import { type Book, tell } from './book.ts';

/** Opens or closes the sidebar, and tells the site, whose button shows the state. */
export function toggleSidebar(book: Book, isOpen = !book.state.isSidebarOpen): void {
  if (isOpen === book.state.isSidebarOpen) return;
  book.state.isSidebarOpen = isOpen;
  tell(book, { type: 'sidebar', open: isOpen });
}
