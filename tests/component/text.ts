import { page } from 'vitest/browser';

/** A part of what the page says. */
export const text = (words: string | RegExp) => page.getByText(words, { exact: false });
